import { spawnServer } from '../scripts/spawnServer.mjs'
import type { SpawnedServer } from '../scripts/spawnServer.mjs'
import { expect, test } from './test.ts'

const CHANGED = 'flite-slt--base'
const OTHER = 'flite-rms--base'

/** Found by a check of 20 November 2026; the check before was a month earlier. */
const CHANGE = [
  CHANGED,
  '2026-11-20',
  '2026-10-21',
  JSON.stringify([
    { measure: 'pitch', value_before: 182.4, value_after: 104.1, z_score: 31.7 },
    { measure: 'timbre', value_before: 2, value_after: 31.2, z_score: 15.6 },
  ]),
]
const DAYS = [
  ['2026-11-10', 1552],
  ['2026-11-18', 1541],
  ['2026-11-27', 1500],
] as const
/** Of the votes on the pair, three are from before the change was found. */
const VOTED_AT = ['2026-11-02', '2026-11-10', '2026-11-18', '2026-11-25']

const SCORE = 'score, score_low, score_high, rank_low, rank_high, vote_count'
const scored = (score: string) => `${score}::float8, ${score}::float8 - 40, ${score}::float8 + 40, 1, 2, 4`

let server: SpawnedServer
test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await spawnServer({
    engines: 'flite',
    async seed(query) {
      await query(
        'INSERT INTO drift_changes (voice_id, found_at, unchanged_at, differences) VALUES ($1, $2, $3, $4)',
        CHANGE,
      )
      for (const [day, score] of DAYS) {
        await query(
          `INSERT INTO blind_history (language_code, voice_id, day, ${SCORE}) VALUES ('en', $1, $2, ${scored('$3')})`,
          [CHANGED, day, score],
        )
      }
      for (const [voice, score] of [
        [CHANGED, 1500],
        [OTHER, 1480],
      ]) {
        await query(
          `INSERT INTO blind_scores (language_code, blind_use, voice_id, ${SCORE}) VALUES ('en', '', $1, ${scored('$2')})`,
          [voice, score],
        )
      }
      await query("INSERT INTO blind_boards (language_code, blind_use, vote_count) VALUES ('en', '', 4)")
      for (const [number, day] of VOTED_AT.entries()) {
        await query(
          `INSERT INTO blind_votes (voter_key, round_id, language_code, blind_use, left_voice_id, right_voice_id, blind_choice, weight, voted_at)
           VALUES ($1, 'round', 'en', 'news', $2, $3, 'left', 1, $4)`,
          [`voter ${number}`, CHANGED, OTHER, day],
        )
      }
    },
  })
})
test.afterAll(() => server.stop())

test('a voice that has changed says so in its details, with figures, and on the history of its score', async ({
  page,
}) => {
  await page.goto(`${server.url}/voice/flite/female/slt--base/details`)
  const changes = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Changes of this voice' }) })
  await expect(changes).toContainText('Between Oct 21, 2026 and Nov 20, 2026')
  await expect(changes.getByRole('listitem')).toHaveText([/^Pitch: 182 Hz before, 104 Hz now$/, /^Timbre: 31\.2 away/])
  const history = page.getByRole('region', { name: 'Score and rank over time' })
  await expect(history).toContainText('Changed by Nov 20, 2026: votes from before are of the earlier sound.')
  // A vertical line has no width, so that it does not count as visible.
  await expect(history.locator('path[data-change]')).toHaveAttribute('d', /^M[\d.]+ /)
})

test('a voice that has not changed says nothing of changes', async ({ page }) => {
  await page.goto(`${server.url}/voice/flite/male/rms--base/details`)
  await expect(page.getByRole('heading', { name: 'Voice Attribute Summary' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Changes of this voice' })).toHaveCount(0)
})

test('the leaderboard counts the votes from before the change', async ({ page }) => {
  await page.goto(`${server.url}/leaderboard?languageCode=en`)
  const table = page.getByRole('table', { name: 'Voices by blind votes, best first' })
  await expect(table.getByText('Votes before the change: 3')).toBeVisible()
  await expect(table.getByText(/^Votes before the change/)).toHaveCount(1)
})
