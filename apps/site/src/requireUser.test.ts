import { createClient } from '@voice-rankings/sdk'
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { requireUser } from './requireUser.ts'
import { clientContext } from './siteContext.ts'

const user = { account_level: 0, username: 'ann', user_email: 'ann@example.com', total_credits: 0, voice_credits: 0 }

function ask(answer: object) {
  const context = new RouterContextProvider()
  context.set(
    clientContext,
    createClient({ baseUrl: 'https://voices.example', fetch: () => Promise.resolve(Response.json(answer)) }),
  )
  const next = vi.fn(() => Promise.resolve(new Response('the page')))
  const request = new Request('https://voices.example/special')
  const args = { context, request, params: {}, url: new URL(request.url), pattern: '/special' }
  return { next, answered: requireUser(args, next) }
}

test('a logged-in user sees the page', async () => {
  const { next, answered } = ask({ user })
  expect(await (await answered)?.text()).toBe('the page')
  expect(next).toHaveBeenCalledOnce()
})

test('a visitor gets status 401, and the page is not rendered', async () => {
  const { next, answered } = ask({})
  await expect(answered).rejects.toMatchObject({ data: null, init: { status: 401 } })
  expect(next).not.toHaveBeenCalled()
})
