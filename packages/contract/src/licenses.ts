import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'

/** Maximum length of a license key, in characters. An issued one has about 400. */
export const LICENSE_KEY_LIMIT = 2000

/** A plan that the operator of the server offers. */
export const Plan = object({
  plan_id: v.string(),
  plan_name: v.string(),
  /** Account level while a license of the plan is active. */
  account_level: v.number(),
  /** Maximum text length at that level, in UTF-16 code units. */
  text_limit: v.number(),
  /** Credits added once, when a license key is activated. */
  plan_credits: v.number(),
  /** Days from the issue of a license key to its end; null without an end. */
  plan_days: v.nullable(v.number()),
  /** Price as the operator writes it; null if none is stated. */
  plan_price: v.nullable(v.string()),
  /** True if the plan has a checkout page. */
  has_checkout: v.boolean(),
  /** Checkout page for the caller; null for a visitor, and for a plan without checkout. */
  checkout_url: v.nullable(v.string()),
})
export type Plan = v.InferOutput<typeof Plan>

/** Lists the plans, cheapest first as the operator orders them, and the limits without a plan. */
export const listPlans = endpoint({
  method: 'GET',
  path: '/api/v1/plans',
  embed: false,
  response: object({
    /** Empty if the server sells nothing. */
    plans: v.array(Plan),
    /** What everybody has without a plan. */
    free_plan: object({
      text_limit: v.number(),
      /** Texts that a visitor without a login may generate per window. */
      hold_limit: v.number(),
      /** Length of that window, in seconds. */
      hold_seconds: v.number(),
      /** Credits of a new account. */
      sign_up_credits: v.number(),
    }),
  }),
  errors: ['forbidden'],
})

/**
 * State of a license: `unused` until its key is activated, `active`, `expired`, `revoked`, or `given` if another account
 * has activated the key that the caller bought.
 */
export const LICENSE_STATES = ['unused', 'active', 'expired', 'revoked', 'given'] as const
export type LicenseState = (typeof LICENSE_STATES)[number]

/** A license that the caller has bought or activated. The key is not in it: see `licenses.reveal`. */
export const License = object({
  license_id: v.string(),
  plan_id: v.string(),
  /** Name of the plan; its id if the server does not offer it any more. */
  plan_name: v.string(),
  license_state: v.picklist(LICENSE_STATES),
  account_level: v.number(),
  plan_credits: v.number(),
  created_at: v.string(),
  activated_at: v.nullable(v.string()),
  /** Null for a license without an end. */
  expires_at: v.nullable(v.string()),
  /** True if `licenses.reveal` can show the key to the caller, which it does once. */
  is_revealable: v.boolean(),
})
export type License = v.InferOutput<typeof License>

/** Common properties: for accounts, on this site only. */
const forUsers = { access: 'user', embed: false } as const

/** Lists the licenses of the caller, newest first. */
export const listLicenses = endpoint({
  ...forUsers,
  method: 'GET',
  path: '/api/v1/licenses',
  response: object({ licenses: v.array(License) }),
  errors: ['login_required', 'forbidden'],
})

/** Returns the key of a license that the caller has bought, once: later calls fail with `conflict`. */
export const revealLicense = endpoint({
  ...forUsers,
  method: 'POST',
  path: '/api/v1/licenses/reveal',
  body: object({ license_id: v.string() }),
  response: object({ license_key: v.string() }),
  errors: ['login_required', 'forbidden', 'not_found', 'conflict'],
})

/**
 * Activates a license on the caller's account: by its key, or by its id if the caller has bought it. Doing it again changes
 * nothing. Fails with `invalid_fields` for a key that is wrong or has ended, and with `conflict` for one that was revoked
 * or is used by another account.
 */
export const activateLicense = endpoint({
  ...forUsers,
  method: 'POST',
  path: '/api/v1/licenses/activate',
  repeatable: true,
  body: object({
    license_key: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LICENSE_KEY_LIMIT))),
    license_id: v.optional(v.string()),
  }),
  response: object({ license: License }),
  errors: ['login_required', 'forbidden', 'not_found', 'conflict'],
})
