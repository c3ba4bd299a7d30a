import { createClient } from '@voice-rankings/sdk'
import { expect, test } from 'vitest'
import { answerIfAny, answerOf } from './answerOf.ts'
import { errorText } from './errorText.ts'

const BUSY = 'An Unexpected Error Occurred'

test.each([
  ['a message without a code', 429, { message: 'Too many pages.' }, { title: BUSY, message: 'Too many pages.' }],
  ['no sentence', 500, {}, { title: BUSY, message: 'Something went wrong. Please try again later.' }],
  ['no sentence', 403, {}, { title: 'Access Denied', message: "You don't have permission to access this page." }],
])(
  "the error page of a response with %s and status %i shows the server's or the site's text",
  async (_body, status, body, shown) => {
    const client = createClient({ fetch: async () => Response.json(body, { status }), retries: 0 })
    const thrown: unknown = await answerOf(client.server.health(), '/voices').catch((error: unknown) => error)
    const { data, init } = thrown as { data: string; init: ResponseInit }
    const error = { status: init.status, statusText: '', internal: false, data }
    expect(errorText(error)).toMatchObject(shown)
  },
)

test.each([
  ['does not exist', 404, 404],
  ['cannot be loaded at the moment', 503, 200],
])('a page whose content %s, by status %i of the call, has the status %i', async (_what, called, status) => {
  const client = createClient({ fetch: async () => Response.json({}, { status: called }), retries: 0 })
  expect(await answerIfAny(client.server.health())).toEqual({ answer: undefined, status })
})

test('a page with its content has the status 200', async () => {
  const client = createClient({ fetch: async () => Response.json({ ok: true }), retries: 0 })
  expect(await answerIfAny(client.server.health())).toEqual({ answer: { ok: true }, status: 200 })
})
