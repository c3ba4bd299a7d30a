import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'

/** Payment providers whose hosted checkout pages can sell plans. */
const CHECKOUTS = ['stripe', 'lemonsqueezy', 'polar'] as const
export type CheckoutProvider = (typeof CHECKOUTS)[number]

const whole = (low: number, high: number) => v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high))
const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))

const PlanSettings = v.strictObject({
  /** Id in license keys. Renaming it makes issued keys invalid. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'write 1 to 40 lower-case letters, digits and dashes')),
  name: words(60),
  /** Account level, which governs the text limit. */
  level: whole(1, 1000),
  /** Credits that an activation adds, once. */
  credits: whole(0, 1_000_000_000),
  /** Days from the issue of a key to its end; default: without an end. */
  days: v.optional(whole(1, 36_500)),
  /** Price, as text for people. */
  price: v.optional(words(60)),
  /** Hosted checkout page of the plan. */
  checkoutUrl: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => URL.parse(text)?.protocol === 'https:', 'write an https address'),
    ),
  ),
  /** Id in the provider's events: of a Stripe payment link, a Lemon Squeezy variant or a Polar product. */
  product: v.optional(words(200)),
})

const PlansFile = v.pipe(
  v.strictObject({
    /** Payment provider of all checkout pages. */
    checkout: v.optional(v.picklist(CHECKOUTS)),
    plans: v.pipe(v.array(PlanSettings), v.minLength(1), v.maxLength(12)),
  }),
  v.check(({ plans }) => new Set(plans.map(({ id }) => id)).size === plans.length, 'two plans have the same id'),
  v.check(({ plans }) => {
    const products = plans.flatMap(({ product }) => product ?? [])
    return new Set(products).size === products.length
  }, 'two plans have the same product'),
  v.check(
    ({ checkout, plans }) =>
      plans.every((plan) => {
        const sold = plan.checkoutUrl !== undefined
        return sold === (plan.product !== undefined) && (!sold || checkout !== undefined)
      }),
    'checkoutUrl and product go together, and need checkout, the name of the payment provider',
  ),
)

/** Plans of the operator. */
export type PlansSettings = v.InferOutput<typeof PlansFile>
export type PlanSettings = v.InferOutput<typeof PlanSettings>

/** Reads and checks the file of plans; undefined for an empty path. Throws an `Error` that names the wrong field. */
export function readPlans(path: string): PlansSettings | undefined {
  if (path === '') return undefined
  const parsed = v.safeParse(PlansFile, readJson(path))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error([v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
}

function readJson(path: string): unknown {
  let text: string
  try {
    text = readFileSync(resolve(path), 'utf8')
  } catch (error) {
    throw new Error(`the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})`, {
      cause: error,
    })
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error('the file is not JSON', { cause: error })
  }
}
