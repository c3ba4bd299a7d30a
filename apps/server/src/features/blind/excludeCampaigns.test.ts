import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { blindDecisions, blindScores, blindVotes } from '../../kernel/database/blindTables.ts'
import { voices } from '../../kernel/database/schema.ts'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { voiceRow } from '../../testing/syntheticVoices.ts'
import { addToCounts, lockVotes } from './changeVotes.ts'
import { excludeCampaigns, scoreBoards } from './scoreBoards.ts'

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora', 'Emma', 'Fay']
const idOf = (name: string) => `flite-${name.toLowerCase()}--base`

const name = (index: number) => NAMES[index % NAMES.length] ?? ''
/** Every voice wins as often as it loses. */
const fair = (index: number) => {
  return { left: name(index), right: name(index + 1 + (index % 4)), choice: index % 2 ? 'left' : 'right' } as const
}

onEachDatabase('votes of many new voters', (database) => {
  let voters = 0
  beforeAll(async () => {
    await database()
      .queries.insert(voices)
      .values(NAMES.map((voice_name) => voiceRow({ voice_name })))
  })

  /** Stores votes of as many voters; `pick` names both voices and the choice. */
  async function vote(
    count: number,
    pick: (index: number) => { left: string; right: string; choice: 'left' | 'right' },
    voted_at = new Date(),
  ) {
    const rows = Array.from({ length: count }, (_, index) => {
      const { left, right, choice } = pick(index)
      return {
        voter_key: `visitor:${(voters += 1)}`,
        network_key: `network ${voters}`,
        round_id: 'round',
        language_code: 'en',
        blind_use: 'news' as const,
        left_voice_id: idOf(left),
        right_voice_id: idOf(right),
        blind_choice: choice,
        weight: 0.3,
        voted_at,
      }
    })
    await database().queries.transaction(async (transaction) => {
      await lockVotes(transaction)
      const stored = await transaction.insert(blindVotes).values(rows).returning()
      await addToCounts(
        transaction,
        stored.map(({ vote_id }) => vote_id),
        1,
      )
    })
  }
  const scores = () =>
    database().queries.select().from(blindScores).orderBy(blindScores.blind_use, blindScores.voice_id)

  it('for one voice are left out with their reason, which restores the table', async () => {
    await vote(600, fair, new Date(Date.now() - 3 * 86_400_000))
    await vote(40, fair)
    await scoreBoards(database())
    const before = await scores()
    expect(await excludeCampaigns(database())).toBe(0)

    await vote(60, (index) => ({ left: 'Ada', right: name(1 + (index % 5)), choice: 'left' }))
    await scoreBoards(database())
    const [flooded] = (await scores()).filter(({ voice_id, blind_use }) => voice_id === idOf('Ada') && blind_use === '')
    const [earlier] = before.filter(({ voice_id, blind_use }) => voice_id === idOf('Ada') && blind_use === '')
    expect(flooded?.score).toBeGreaterThan(earlier?.score ?? 0)

    const count = await excludeCampaigns(database())
    expect(count).toBeGreaterThanOrEqual(60)
    const decisions = await database().queries.select().from(blindDecisions)
    expect(decisions).toMatchObject([
      { decided_by: 'campaign', excluded: true, reason: expect.stringContaining(idOf('Ada')) },
    ])
    expect(await excludeCampaigns(database())).toBe(0)
    await scoreBoards(database())
    // Honest votes of new voters on the voice are left out with them, so that nobody is favoured.
    const after = (await scores()).filter(({ voice_id, blind_use }) => voice_id === idOf('Ada') && blind_use === '')
    expect(Math.abs((after[0]?.score ?? 0) - (earlier?.score ?? 0))).toBeLessThan(5)
    const fakes = await database().queries.$count(blindVotes, sql`excluded_by = 'campaign'`)
    expect(fakes).toBe(count)
  })
})
