import { beforeAll, expect, it } from 'vitest'
import { ratings, type Verdict } from '../../kernel/database/ratingTables.ts'
import { voices } from '../../kernel/database/schema.ts'
import { createLog } from '../../kernel/log/createLog.ts'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { voiceRow } from '../../testing/syntheticVoices.ts'
import { findUnknownChecks, warnAboutUnknownChecks } from './warnAboutUnknownChecks.ts'

onEachDatabase('checks of ratings', (database) => {
  let raters = 0
  beforeAll(() =>
    database()
      .queries.insert(voices)
      .values([voiceRow({ voice_name: 'Emma' })]),
  )

  async function rate(count: number, checks: Record<string, Verdict>, rated_at = new Date()) {
    const rows = Array.from({ length: count }, () => ({
      rater_key: `visitor:${(raters += 1)}`,
      voice_id: 'flite-emma--base',
      voice_text: 'Hello',
      text_key: 'hello',
      stars: 4,
      weight: 0.3,
      rated_at,
      checks,
    }))
    await database().queries.insert(ratings).values(rows)
  }

  it("reports a check that could not be made for more than 5 % of a day's ratings", async () => {
    await rate(500, { playback: 'unknown' }, new Date(Date.now() - 2 * 86_400_000))
    await rate(18, { playback: 'pass', network: 'pass' })
    await rate(1, { playback: 'unknown', network: 'pass' })
    expect(await findUnknownChecks(database())).toEqual([])
    await rate(1, { playback: 'unknown', network: 'fail' })
    expect(await findUnknownChecks(database())).toEqual([{ name: 'playback', share: 0.1 }])
    const told: string[] = []
    await warnAboutUnknownChecks(database(), { ...createLog('silent'), error: (message) => void told.push(message) })
    expect(told).toEqual([expect.stringContaining('"playback" could not be made for 10 %')])
  })
})
