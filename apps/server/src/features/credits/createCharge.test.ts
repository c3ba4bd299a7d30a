import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { creditEntries } from '../../kernel/database/accountTables.ts'
import { userKey } from '../../kernel/identity/identity.ts'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { createUser } from '../account/createUser.ts'
import { createCharge, type Order } from './createCharge.ts'

const BILLED = { unit: 'character', count: 12 } as const

const NO_HOLD: Order['hold'] = {
  take: () => Promise.reject(new Error('A user has no hold.')),
  allowances: () => Promise.resolve([]),
}

let people = 0

onEachDatabase('the payment of a synthesis', (database) => {
  async function newOrder(): Promise<Order> {
    const user = await createUser(database(), { email: `payer${(people += 1)}@example.com`, credits: 100 })
    if (!user) throw new Error('The user was not created.')
    return {
      payer: { kind: 'user', key: userKey(user.user_id), user },
      client: '127.0.0.1',
      text: 'Twelve chars',
      engine: 'flite',
      voiceId: 'flite-slt--anna',
      unit: 'character',
      creditsPerUnit: 1,
      hold: NO_HOLD,
    }
  }
  async function ledger({ payer }: Order): Promise<string[]> {
    const id = payer.kind === 'user' ? payer.user.user_id : ''
    const rows = await database().queries.select().from(creditEntries).where(eq(creditEntries.user_id, id))
    return rows.map((row) => `${row.kind} ${row.credits}`).toSorted()
  }

  it('is settled once the speech is stored, although the process ends before it answers', async () => {
    const order = await newOrder()
    const charge = createCharge({ database: database() })
    await new Promise<void>((stored) => {
      void charge(order, async (settle) => {
        await database().queries.transaction((queries) => settle({ queries }, BILLED))
        stored()
        await new Promise(() => {})
      })
    })
    expect(await ledger(order)).toEqual(['debit 12', 'grant 100'])
  })

  it('is refunded with speech that could not be stored', async () => {
    const order = await newOrder()
    const charge = createCharge({ database: database() })
    const spoken = charge(order, (settle) =>
      database().queries.transaction(async (queries) => {
        await settle({ queries }, BILLED)
        throw new Error('The disk is full.')
      }),
    )
    await expect(spoken).rejects.toThrow('The disk is full.')
    expect(await ledger(order)).toEqual(['debit 12', 'grant 100', 'refund 12'])
  })

  it('is refunded when the speech was found elsewhere', async () => {
    const order = await newOrder()
    expect(await createCharge({ database: database() })(order, () => Promise.resolve('found'))).toBe('found')
    expect(await ledger(order)).toEqual(['debit 12', 'grant 100', 'refund 12'])
  })
})
