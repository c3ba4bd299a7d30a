import { RouterContextProvider, type MiddlewareFunction } from 'react-router'
import { expect, test } from 'vitest'
import { originContext } from '../siteContext.ts'
import { languageContext, withLanguage } from './withLanguage.ts'

const next = async () => new Response()

/** Result of a request: the language that it is rendered in, or the redirect. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<string | Response> {
  const context = new RouterContextProvider()
  context.set(originContext, 'https://voices.example')
  const request = new Request(`http://127.0.0.1${path}`, { headers })
  try {
    await withLanguage({ context, request } as unknown as Parameters<MiddlewareFunction<Response>>[0], next)
    return context.get(languageContext)
  } catch (thrown) {
    return thrown as Response
  }
}

test('a page is rendered in the language of the browser', async () => {
  expect(await ask('/voices', { 'accept-language': 'de' })).toBe('de')
})

test('an address with a language stores it and leads to the same address without it', async () => {
  const { status, headers } = (await ask('/voices?gender=male&lang=de')) as Response
  expect(status).toBe(303)
  expect(headers.get('location')).toBe('/voices?gender=male')
  expect(headers.get('set-cookie')).toMatch(/^language=de; .*Secure$/)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('an unknown language in an address is ignored', async () => {
  expect(await ask('/voices?lang=tlh', { 'accept-language': 'de' })).toBe('de')
})

test('a framed page is rendered in the language of its address, and stores nothing', async () => {
  expect(await ask('/embed/overview/flite/female/slt?lang=de')).toBe('de')
})
