import { createHmac } from 'node:crypto'
import type { Api, CallOutput, ErrorBody } from '@voice-rankings/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../../app/createServer.ts'
import type { CheckoutProvider } from '../../../kernel/config/plansFile.ts'
import { onEachPlace } from '../../../testing/onEachDatabase.ts'
import { type SignedIn, signIn } from '../../../testing/signIn.ts'
import { call, startTestServer, testConfig } from '../../../testing/startTestServer.ts'
import { SIGNATURE_TOLERANCE_S } from './checkoutScheme.ts'

const SECRET = 'whsec_a-secret-of-this-test'
const now = () => Math.floor(Date.now() / 1000)

interface Order {
  order: string
  product: string
  user: string | null
}

/** A payment provider as its documentation describes it. */
interface Provider {
  /** Query parameter with the user's id. */
  parameter: string
  sign(body: string, secret?: string, time?: number): Record<string, string>
  paid(order: Order): object
  refunded(order: string, whole?: boolean): object
  /** An event of no concern. */
  other: object
  hasTime: boolean
}

let events = 0

const PROVIDERS: Record<CheckoutProvider, Provider> = {
  stripe: {
    parameter: 'client_reference_id',
    hasTime: true,
    sign(body, secret = SECRET, time = now()) {
      const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      return { 'stripe-signature': `t=${time},v1=${'0'.repeat(64)},v1=${signature},v0=ab` }
    },
    paid: ({ order, product, user }) => ({
      id: `evt_${(events += 1)}`,
      type: 'checkout.session.completed',
      data: {
        object: {
          id: `cs_${order}`,
          payment_intent: order,
          payment_link: product,
          payment_status: 'paid',
          client_reference_id: user,
        },
      },
    }),
    refunded: (order, whole = true) => ({
      id: `evt_${(events += 1)}`,
      type: 'charge.refunded',
      data: { object: { id: `ch_${order}`, payment_intent: order, refunded: whole } },
    }),
    other: { id: 'evt_other', type: 'customer.created', data: { object: {} } },
  },
  lemonsqueezy: {
    parameter: 'checkout[custom][user_id]',
    hasTime: false,
    sign: (body, secret = SECRET) => ({ 'x-signature': createHmac('sha256', secret).update(body).digest('hex') }),
    paid: ({ order, product, user }) => ({
      meta: { event_name: 'order_created', ...(user === null ? {} : { custom_data: { user_id: user } }) },
      data: { id: order, attributes: { status: 'paid', first_order_item: { variant_id: product } } },
    }),
    refunded: (order, whole = true) => ({
      meta: { event_name: 'order_refunded' },
      data: {
        id: order,
        attributes: { status: whole ? 'refunded' : 'partial_refund', first_order_item: { variant_id: 1 } },
      },
    }),
    other: { meta: { event_name: 'subscription_created' }, data: {} },
  },
  polar: {
    parameter: 'reference_id',
    hasTime: true,
    sign(body, secret = SECRET, time = now()) {
      const signature = createHmac('sha256', secret).update(`msg_1.${time}.${body}`).digest('base64')
      return {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(time),
        'webhook-signature': `v1,bm90IHRoaXM= v1,${signature}`,
      }
    },
    paid: ({ order, product, user }) => ({
      type: 'order.paid',
      data: { id: order, status: 'paid', product_id: product, metadata: user === null ? {} : { reference_id: user } },
    }),
    refunded: (order, whole = true) => ({
      type: 'order.refunded',
      data: { id: order, status: whole ? 'refunded' : 'partially_refunded', product_id: 'p', metadata: {} },
    }),
    other: { type: 'customer.created', data: {} },
  },
}

onEachPlace('the checkout', (place) => {
  describe.each(Object.entries(PROVIDERS) as [CheckoutProvider, Provider][])('by %s', (checkout, provider) => {
    let server: RunningServer
    let orders = 0
    const newOrder = (user: string | null): Order => ({
      order: `order-${checkout}-${(orders += 1)}`,
      product: 'product-plus',
      user,
    })

    beforeAll(async () => {
      const plan = { id: 'plus', name: 'Plus', level: 1, credits: 500 }
      const sold = { checkoutUrl: 'https://pay.example/plus?locale=en', product: 'product-plus' }
      const plans = { checkout, plans: [{ ...plan, ...sold }] }
      server = await startTestServer(place(), { config: { ...testConfig(place()), plans, checkoutSecret: SECRET } })
      await server.services
    })
    afterAll(() => server.close())

    async function post(body: string, headers: Record<string, string>) {
      const response = await fetch(`${server.url}/api/v1/checkout/events`, { method: 'POST', body, headers })
      return { status: response.status, body: (await response.json()) as ErrorBody }
    }
    const send = (event: object) => {
      const body = JSON.stringify(event)
      return post(body, provider.sign(body))
    }
    const ask = <Answer>(path: string, { headers }: SignedIn, json?: object) =>
      call<Answer & ErrorBody>(server.url + path, { headers, json })
    const list = async (who: SignedIn) =>
      (await ask<CallOutput<Api['licenses']['list']>>('/api/v1/licenses', who)).body.licenses
    const activate = (license_id: string | undefined, who: SignedIn) =>
      ask('/api/v1/licenses/activate', who, { license_id })
    const credits = async (who: SignedIn) =>
      (await ask<CallOutput<Api['account']['status']>>('/api/v1/user/status', who)).body.user?.total_credits

    it('leads to a page of the provider that knows the account', async () => {
      const ann = await signIn(server)
      const { body } = await ask<CallOutput<Api['licenses']['plans']>>('/api/v1/plans', ann)
      const url = new URL(body.plans[0]?.checkout_url ?? '')
      expect(url.searchParams.get(provider.parameter)).toBe(ann.user.user_id)
      expect(url.searchParams.get('locale')).toBe('en')
      const visitor = await call<CallOutput<Api['licenses']['plans']>>(`${server.url}/api/v1/plans`)
      expect(visitor.body.plans[0]).toMatchObject({ has_checkout: true, checkout_url: null })
    })

    it('gives the buyer a key once, and its credits once, however often the payment is reported', async () => {
      const ann = await signIn(server, { total_credits: 100 })
      const order = newOrder(ann.user.user_id)
      const answers = await Promise.all([1, 2, 3].map(() => send(provider.paid(order))))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const [license, ...others] = await list(ann)
      expect(others).toEqual([])
      expect(license).toMatchObject({ license_state: 'unused', is_revealable: true })
      expect(await credits(ann)).toBe(100)
      const reveal = () =>
        ask<CallOutput<Api['licenses']['reveal']>>('/api/v1/licenses/reveal', ann, { license_id: license?.license_id })
      const { license_key } = (await reveal()).body
      expect((await reveal()).status).toBe(409)
      expect((await ask('/api/v1/licenses/activate', ann, { license_key })).status).toBe(200)
      expect((await activate(license?.license_id, ann)).status).toBe(200)
      await send(provider.paid(order))
      expect(await credits(ann)).toBe(600)
    })

    it('sells a key that another account can use', async () => {
      const [ann, bob] = [await signIn(server), await signIn(server, { total_credits: 0 })]
      await send(provider.paid(newOrder(ann.user.user_id)))
      const [license] = await list(ann)
      const { license_id } = license ?? {}
      expect((await activate(license_id, bob)).status).toBe(404)
      expect((await ask('/api/v1/licenses/reveal', bob, { license_id })).status).toBe(404)
      const { body } = await ask<CallOutput<Api['licenses']['reveal']>>('/api/v1/licenses/reveal', ann, { license_id })
      await ask('/api/v1/licenses/activate', bob, { license_key: body.license_key })
      expect(await credits(bob)).toBe(500)
      expect((await list(ann))[0]?.license_state).toBe('given')
      expect((await activate(license_id, ann)).status).toBe(409)
    })

    it('takes back a refunded license with its credits', async () => {
      const ann = await signIn(server, { total_credits: 100 })
      const order = newOrder(ann.user.user_id)
      await send(provider.paid(order))
      await activate((await list(ann))[0]?.license_id, ann)
      await send(provider.refunded(order.order, false))
      expect(await credits(ann)).toBe(600)
      await send(provider.refunded(order.order))
      await send(provider.refunded(order.order))
      expect(await credits(ann)).toBe(100)
      expect((await list(ann))[0]?.license_state).toBe('revoked')
    })

    it('gives no key for a payment that is reported after its refund', async () => {
      const ann = await signIn(server)
      const order = newOrder(ann.user.user_id)
      await send(provider.refunded(order.order))
      expect((await send(provider.paid(order))).status).toBe(200)
      expect(await list(ann)).toEqual([])
    })

    it('keeps an order without a known account for the operator', async () => {
      const answers = [newOrder(null), newOrder('nobody')].map((order) => send(provider.paid(order)))
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
    })

    it('ignores other events and products', async () => {
      const ann = await signIn(server)
      expect((await send(provider.other)).status).toBe(200)
      const other = { ...newOrder(ann.user.user_id), product: 'a-shirt' }
      expect((await send(provider.paid(other))).status).toBe(200)
      expect(await list(ann)).toEqual([])
    })

    it.each([
      ['without a signature', () => ({})],
      ['signed with another secret', (body: string) => provider.sign(body, 'another')],
      ['that was changed', (body: string) => provider.sign(`${body} `)],
      [
        'with a signature that is no text of one',
        () => ({
          'x-signature': 'zz',
          'stripe-signature': `t=${now()},v1=zz`,
          'webhook-id': 'a',
          'webhook-timestamp': String(now()),
          'webhook-signature': 'v1,',
        }),
      ],
    ] as [string, (body: string) => Record<string, string>][])('refuses an event %s', async (_what, headersOf) => {
      const ann = await signIn(server)
      const body = JSON.stringify(provider.paid(newOrder(ann.user.user_id)))
      expect((await post(body, headersOf(body))).status).toBe(403)
      expect(await list(ann)).toEqual([])
    })

    it.runIf(provider.hasTime)('refuses an event with an old or future signature', async () => {
      const ann = await signIn(server)
      const body = JSON.stringify(provider.paid(newOrder(ann.user.user_id)))
      for (const age of [-SIGNATURE_TOLERANCE_S - 5, SIGNATURE_TOLERANCE_S + 5]) {
        expect((await post(body, provider.sign(body, SECRET, now() - age))).status).toBe(403)
      }
      expect((await post(body, provider.sign(body, SECRET, now() - SIGNATURE_TOLERANCE_S + 30))).status).toBe(200)
    })

    it('answers a signed event of another form with 400', async () => {
      for (const body of ['{', '{}', 'null', '{"type":7}']) {
        expect((await post(body, provider.sign(body))).status).toBe(400)
      }
    })
  })

  it('has no address for events on a server that sells nothing', async () => {
    const server = await startTestServer(place())
    await server.services
    const answer = await call(`${server.url}/api/v1/checkout/events`, { json: {} })
    const plans = await call<CallOutput<Api['licenses']['plans']>>(`${server.url}/api/v1/plans`)
    await server.close()
    expect(answer.status).toBe(404)
    expect(plans.body).toEqual({
      plans: [],
      free_plan: { text_limit: 500, hold_limit: 20, hold_seconds: 3600, sign_up_credits: 10_000 },
    })
  })
})
