import type { CallExamples } from './callExample.ts'

const SHORT = 'username: Username must be at least 3 characters.'
const MANY = 'You tried many names. Wait a minute and try again.'
const FRAMED = 'Another site cannot manage the account. Open Voice Rankings itself to do this.'

/** The account, and the server itself. */
export const accountExamples: CallExamples<
  'userStatus' | 'checkUsername' | 'changeUsername' | 'getHealth' | 'getReadiness'
> = {
  userStatus: {
    request: {},
    response: {
      user: {
        account_level: 0,
        username: 'Ann',
        user_email: 'ann@example.com',
        total_credits: 10_000,
        voice_credits: 1_240,
      },
    },
  },
  checkUsername: {
    request: { query: { username: 'Ann of the North' } },
    response: { username_exist: false },
    errors: { invalid_fields: SHORT, too_many_requests: MANY, forbidden: FRAMED },
  },
  changeUsername: {
    request: { body: { username: 'Ann of the North' } },
    response: { status: 'success', message: 'Your username is Ann of the North now.' },
    errors: {
      invalid_fields: SHORT,
      conflict: 'Username is already taken.',
      too_many_requests: MANY,
      forbidden: FRAMED,
    },
  },
  getHealth: { request: {}, response: { ok: true } },
  getReadiness: {
    request: {},
    response: {
      ready: true,
      message: 'Every voice has been heard and measured.',
      voices_done: 146,
      voices_total: 146,
      voices_failed: 0,
      engines: [{ id: 'flite', name: 'Flite', status: 'ready' }],
    },
  },
}
