import { expect, test } from 'vitest'
import { clientContext, createSiteContext, originContext } from './siteContext.ts'

function ask(headers: Record<string, string>, publicUrl?: string, hostIsTrusted?: boolean) {
  const asked: Request[] = []
  const context = createSiteContext({
    request: new Request('https://voices.example/voices', { headers }),
    nonce: '',
    build: '',
    publicUrl,
    hostIsTrusted,
    fetch(request) {
      asked.push(request)
      return Promise.resolve(Response.json({}))
    },
  })
  return { asked, client: context.get(clientContext), origin: context.get(originContext) }
}

test('a page asks the API as the visitor who asked for the page', async () => {
  const { asked, client } = ask({ cookie: 'session=a; visitor=b' })
  expect(await client.account.status()).toEqual({})
  expect(asked.map(({ url }) => url)).toEqual(['https://voices.example/api/v1/user/status'])
  expect(asked[0]?.headers.get('cookie')).toBe('session=a; visitor=b')
  expect(asked[0]?.headers.get('sec-fetch-site')).toBe('same-origin')
})

test('a page for somebody without cookies sends none', async () => {
  const { asked, client } = ask({})
  await client.account.status()
  expect(asked[0]?.headers.has('cookie')).toBe(false)
})

test.each([
  ['where it was asked for', undefined, true, 'https://voices.example'],
  ['none, when anybody may have chosen where it was asked for', undefined, false, ''],
  ['the public address, when that is known', 'https://public.example/', false, 'https://public.example'],
])('what a page names as its own address is %s', (_what, publicUrl, hostIsTrusted, origin) => {
  expect(ask({}, publicUrl, hostIsTrusted).origin).toBe(origin)
})
