import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { readConfig } from './config.ts'

const PLUS = { id: 'plus', name: 'Plus', level: 1, credits: 1000 }
const SOLD = { ...PLUS, checkoutUrl: 'https://pay.example/plus', product: 'plink_1' }

function configOf(content: unknown, env: Record<string, string> = {}) {
  const file = join(temporaryDirectory(), 'plans.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readConfig({ PLANS_FILE: file, ...env })
}

it('a server without PLANS_FILE has no plans', () => {
  expect(readConfig({}).plans).toBeUndefined()
})

it('the plans of the file are read', () => {
  expect(configOf({ plans: [PLUS] }).plans).toEqual({ plans: [PLUS] })
  const sold = { checkout: 'stripe', plans: [SOLD] }
  expect(configOf(sold, { CHECKOUT_SECRET: 'whsec_1' }).plans).toEqual(sold)
})

it.each([
  ['is no JSON', '{', /the file is not JSON/],
  ['has no plans', { plans: [] }, /plans: .*length/],
  ['has an unknown field', { plans: [{ ...PLUS, textLimit: 5000 }] }, /plans\.0\.textLimit/],
  ['has a level of 0', { plans: [{ ...PLUS, level: 0 }] }, /plans\.0\.level/],
  ['has broken credits', { plans: [{ ...PLUS, credits: -1 }] }, /plans\.0\.credits/],
  ['has an id with spaces', { plans: [{ ...PLUS, id: 'Plus one' }] }, /plans\.0\.id: write 1 to 40/],
  ['has an id twice', { plans: [PLUS, PLUS] }, /two plans have the same id/],
  ['sells by http', { checkout: 'stripe', plans: [{ ...SOLD, checkoutUrl: 'http://pay.example' }] }, /https address/],
  ['sells without a provider', { plans: [SOLD] }, /checkoutUrl and product go together/],
  ['sells without a product', { checkout: 'polar', plans: [{ ...SOLD, product: undefined }] }, /go together/],
  ['sells without CHECKOUT_SECRET', { checkout: 'polar', plans: [SOLD] }, /CHECKOUT_SECRET is not set/],
])('a file that %s stops the start with the reason', (_what, content, message) => {
  expect(() => configOf(content)).toThrow(message)
})

it('a missing file stops the start with its path', () => {
  expect(() => readConfig({ PLANS_FILE: '/no/such/plans.json' })).toThrow(
    'PLANS_FILE is "/no/such/plans.json": the file cannot be read (ENOENT).',
  )
})
