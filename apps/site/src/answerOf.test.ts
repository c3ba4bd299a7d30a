import { createClient } from '@voice-rankings/sdk'
import { expect, test } from 'vitest'
import { answerOf } from './answerOf.ts'
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
