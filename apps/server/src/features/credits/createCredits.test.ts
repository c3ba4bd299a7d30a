import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { creditEntries, users } from '../../kernel/database/accountTables.ts'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { createUser } from '../account/createUser.ts'
import { createCredits } from './createCredits.ts'

let people = 0

onEachDatabase('credits', (database) => {
  const credits = () => createCredits(database())
  async function newUser(total: number): Promise<string> {
    const user = await createUser(database(), { email: `payer${(people += 1)}@example.com`, credits: total })
    return user?.user_id ?? ''
  }
  async function used(userId: string): Promise<number | undefined> {
    const [user] = await database().queries.select().from(users).where(eq(users.user_id, userId))
    return user?.voice_credits
  }
  async function ledger(userId: string): Promise<string[]> {
    const rows = await database().queries.select().from(creditEntries).where(eq(creditEntries.user_id, userId))
    return rows.map((row) => `${row.kind} ${row.credits}`).toSorted()
  }

  it('spends exactly 500 credits under concurrent requests', async () => {
    const userId = await newUser(500)
    const wanted = Array.from({ length: 200 }, (_, i) => credits().reserve({ userId, purpose: `text ${i}` }, 7))
    const granted = (await Promise.all(wanted)).filter(Boolean)
    expect(granted).toHaveLength(71)
    expect(await used(userId)).toBe(497)
  })

  it('spends credits once per purpose, however often it is retried', async () => {
    const userId = await newUser(500)
    const purchase = { userId, purpose: 'the same text' }
    const tries = await Promise.all(Array.from({ length: 20 }, () => credits().reserve(purchase, 10)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    await credits().settle(purchase, 10)
    expect(await credits().reserve(purchase, 10)).toBe(false)
    expect(await used(userId)).toBe(10)
  })

  it('settles a reservation at the actual cost of the speech', async () => {
    const userId = await newUser(100)
    const [cheap, dear] = [
      { userId, purpose: 'cheap' },
      { userId, purpose: 'dear' },
    ]
    await credits().reserve(cheap, 50)
    await credits().settle(cheap, 20)
    expect(await used(userId)).toBe(20)
    await credits().reserve(dear, 60)
    await credits().settle(dear, 90)
    expect(await used(userId)).toBe(100)
    expect(await ledger(userId)).toEqual(['debit 20', 'debit 80', 'grant 100'])
  })

  it('releases the credits of a failed synthesis, once', async () => {
    const userId = await newUser(100)
    const purchase = { userId, purpose: 'failed' }
    await credits().reserve(purchase, 40)
    await Promise.all([credits().release(purchase), credits().release(purchase), credits().settle(purchase, 40)])
    const left = await used(userId)
    expect([0, 40]).toContain(left)
    await credits().release(purchase)
    expect(await used(userId)).toBe(left)
  })

  it('releases old reservations of processes that ended', async () => {
    const userId = await newUser(100)
    await credits().reserve({ userId, purpose: 'lost' }, 40)
    await credits().releaseOld()
    expect(await used(userId)).toBe(40)
    await credits().releaseOld(0)
    expect(await used(userId)).toBe(0)
    expect(await ledger(userId)).toEqual(['debit 40', 'grant 100', 'refund 40'])
  })

  it('keeps the account equal to the sum of the ledger', async () => {
    const userId = await newUser(300)
    await Promise.all(
      Array.from({ length: 60 }, async (_, i) => {
        const purchase = { userId, purpose: `mixed ${i}` }
        if (!(await credits().reserve(purchase, 5 + (i % 7)))) return
        if (i % 3 === 0) await credits().release(purchase)
        else await credits().settle(purchase, 3 + (i % 11))
      }),
    )
    const rows = await database().queries.select().from(creditEntries).where(eq(creditEntries.user_id, userId))
    const sum = (kind: string) => rows.filter((row) => row.kind === kind).reduce((all, row) => all + row.credits, 0)
    expect(await used(userId)).toBe(sum('debit') - sum('refund'))
    expect(sum('reservation')).toBe(0)
    expect(await used(userId)).toBeLessThanOrEqual(300)
  })
})
