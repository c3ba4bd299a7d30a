import { expect, test } from 'vitest'
import { clientContext, createSiteContext } from './siteContext.ts'

function ask(headers: Record<string, string>) {
  const asked: Request[] = []
  const context = createSiteContext({
    request: new Request('https://voices.example/voices', { headers }),
    nonce: '',
    build: '',
    fetch(request) {
      asked.push(request)
      return Promise.resolve(Response.json({}))
    },
  })
  return { asked, client: context.get(clientContext) }
}

test('C01 a page asks the API as the visitor who asked for the page', async () => {
  const { asked, client } = ask({ cookie: 'session=a; visitor=b' })
  expect(await client.userStatus()).toEqual({})
  expect(asked.map(({ url }) => url)).toEqual(['https://voices.example/api/v1/user/status'])
  expect(asked[0]?.headers.get('cookie')).toBe('session=a; visitor=b')
})

test('a page for somebody without cookies sends none', async () => {
  const { asked, client } = ask({})
  await client.userStatus()
  expect(asked[0]?.headers.has('cookie')).toBe(false)
})
