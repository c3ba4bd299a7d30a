import { LICENSE_KEY_LIMIT } from '../licenses.ts'

/** Descriptions of the fields of plans and licenses; see `fieldTexts`. */
export const licenseFieldTexts: Readonly<Record<string, string>> = {
  plans: 'Plans in the order of the operator; empty on a server that sells nothing.',
  plan_id: 'Id of the plan.',
  plan_name: 'Name of the plan. In a license: the id of a plan that the server does not offer any more.',
  text_limit: 'Maximum text length, in UTF-16 code units.',
  plan_credits: 'Credits that an activation adds, once.',
  plan_days: 'Days from the issue of a license key to its end; null without an end.',
  plan_price: 'Price as the operator writes it; null if none is stated.',
  has_checkout: 'True if the plan has a checkout page.',
  checkout_url:
    'Checkout page of the payment provider, with the id of the caller’s account; null for a visitor and without checkout.',
  free_plan: 'Limits without a plan.',
  hold_limit: 'Texts that a visitor without a login may generate per window.',
  hold_seconds: 'Length of that window, in seconds.',
  sign_up_credits: 'Credits of a new account.',
  licenses: 'Licenses that the user has bought or activated, newest first.',
  license: 'The license.',
  license_id: 'Id of the license.',
  license_key: `License key, a signed token of at most ${LICENSE_KEY_LIMIT.toLocaleString('en')} characters. Keep it private.`,
  license_state:
    '`unused`, `active`, `expired`, `revoked`, or `given` if another account has activated the key that the caller bought.',
  activated_at: 'Time of the activation, ISO 8601; null while unused.',
  is_revealable: 'True if `licenses.reveal` can show the key, which it does once.',
}
