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

test("loaders call the API with the visitor's cookies", async () => {
  const { asked, client } = ask({ cookie: 'session=a; visitor=b' })
  expect(await client.account.status()).toEqual({})
  expect(asked.map(({ url }) => url)).toEqual(['https://voices.example/api/v1/user/status'])
  expect(asked[0]?.headers.get('cookie')).toBe('session=a; visitor=b')
  expect(asked[0]?.headers.get('sec-fetch-site')).toBe('same-origin')
})

test('loaders send no cookies for a visitor without any', async () => {
  const { asked, client } = ask({})
  await client.account.status()
  expect(asked[0]?.headers.has('cookie')).toBe(false)
})

test.each([
  ['the requested host', undefined, true, 'https://voices.example'],
  ['empty if the host is not trusted', undefined, false, ''],
  ['the public address, if configured', 'https://public.example/', false, 'https://public.example'],
])('the origin of a page is %s', (_what, publicUrl, hostIsTrusted, origin) => {
  expect(ask({}, publicUrl, hostIsTrusted).origin).toBe(origin)
})
