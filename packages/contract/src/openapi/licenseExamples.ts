import type { License } from '../licenses.ts'
import type { CallExamples } from './callExample.ts'

const FRAMED = 'Other sites cannot manage the account. Do this on Voice Rankings itself.'
const UNKNOWN = 'There is no such license. Your licenses are listed on the page Upgrade.'

const LICENSE: License = {
  license_id: '3mZr5LwA2nYb1g',
  plan_id: 'plus',
  plan_name: 'Plus',
  license_state: 'unused',
  account_level: 1,
  plan_credits: 100_000,
  created_at: '2026-11-27T10:15:00.000Z',
  activated_at: null,
  expires_at: '2027-11-27T10:15:00.000Z',
  is_revealable: true,
}

/** Examples of the calls of plans and licenses. */
export const licenseExamples: CallExamples<'licenses'> = {
  'licenses.plans': {
    request: {},
    response: {
      plans: [
        {
          plan_id: 'plus',
          plan_name: 'Plus',
          account_level: 1,
          text_limit: 1000,
          plan_credits: 100_000,
          plan_days: 365,
          plan_price: '€20 a year',
          has_checkout: true,
          checkout_url: null,
        },
      ],
      free_plan: { text_limit: 500, hold_limit: 20, hold_seconds: 3600, sign_up_credits: 10_000 },
    },
    errors: { forbidden: FRAMED },
  },
  'licenses.list': { request: {}, response: { licenses: [LICENSE] }, errors: { forbidden: FRAMED } },
  'licenses.reveal': {
    request: { license_id: LICENSE.license_id },
    response: { license_key: 'eyJhbGciOiJFZERTQSJ9.eyJqdGkiOiIzbVpyNUx3QTJuWWIxZyJ9.Zk81QpLc4e' },
    errors: {
      not_found: UNKNOWN,
      conflict: 'This key was shown before, or it is used or revoked. Activate the license by its id.',
      forbidden: FRAMED,
    },
  },
  'licenses.activate': {
    request: { license_id: LICENSE.license_id },
    response: {
      license: {
        ...LICENSE,
        license_state: 'active',
        activated_at: '2026-11-27T10:20:00.000Z',
        is_revealable: false,
      },
    },
    errors: {
      not_found: UNKNOWN,
      conflict: 'This license key is used by another account. A key works on one account only.',
      forbidden: FRAMED,
    },
  },
}
