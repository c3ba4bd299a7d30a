import type { CallExamples } from './callExample.ts'

const FRAMED = 'Other sites cannot manage the account. Do this on Voice Rankings itself.'
const WAIT = 'Too many requests from your network or for this address. Wait an hour and try again.'
const UNKNOWN = 'No address has this link. It was deleted, or the link is incomplete.'
const TOKEN = 'q3mZr5LwA2nYb1gT0hK8Qx3vT0hK8mZr5LwA2nYb1gE'

/** Examples of the calls of early access. */
export const earlyAccessExamples: CallExamples<'earlyAccess'> = {
  'earlyAccess.status': { request: {}, response: { takes_addresses: true } },
  'earlyAccess.join': {
    request: { early_email: 'ann@example.com', early_language: 'en' },
    response: { ok: true },
    errors: {
      forbidden: 'Addresses are taken on Voice Rankings itself only.',
      too_many_requests: WAIT,
      not_found: 'This server sends no mail and takes no addresses.',
    },
  },
  'earlyAccess.confirm': {
    request: { early_token: TOKEN },
    response: { ok: true },
    errors: { forbidden: FRAMED, too_many_requests: WAIT, not_found: UNKNOWN },
  },
  'earlyAccess.leave': {
    request: { early_token: TOKEN },
    response: { ok: true },
    errors: { forbidden: FRAMED, too_many_requests: WAIT, not_found: UNKNOWN },
  },
}
