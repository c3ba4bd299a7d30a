import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { runRank } from './runRank.ts'

const HEAD = 'day,language_code,blind_use,left_voice_id,right_voice_id,blind_choice,vote_weight,excluded_by'
const VOTES = [
  HEAD,
  '2026-11-01,en,news,a,b,left,1,',
  '2026-11-01,en,news,a,b,left,0.3,',
  '2026-11-02,en,narration,b,a,right,1,',
  '2026-11-02,en,narration,b,a,left,1,speed',
  '2026-11-02,de,narration,c,d,tie,1,',
]

/** Runs the command on a file with these lines and returns its output. */
async function rank(lines: readonly string[], ...args: string[]) {
  const folder = temporaryDirectory()
  writeFileSync(join(folder, 'votes.csv'), lines.join('\r\n'))
  const printed: string[] = []
  await runRank(['votes.csv', ...args], { folder, print: (line) => void printed.push(line) })
  return printed
}

it('rank prints the table of the language with the most votes, without those left out', async () => {
  const [head, first, second, sum] = await rank(VOTES)
  expect(head).toMatch(/^rank +voice +score +low +high +votes/)
  expect(first).toMatch(/^1–2 +a +1\d{3}\.\d .* 3 +preliminary$/)
  expect(second).toMatch(/^1–2 +b +1\d{3}\.\d/)
  expect(sum).toBe('2 voices, 3 votes of the language en. 1 votes of all languages were left out.')
})

it('rank narrows the table to a language and a use', async () => {
  expect((await rank(VOTES, '--language', 'de')).at(-1)).toContain('1 votes of the language de')
  expect((await rank(VOTES, '--use', 'news')).at(-1)).toContain('2 votes of the language en')
})

it.each([
  [VOTES, ['--language', 'fr'], 'votes.csv has no votes that count'],
  [['left,right', 'a,b'], [], 'vote 1 has no valid language_code'],
  [[HEAD, '2026-11-01,en,news,a,b,left,5,'], [], 'vote 1 has no valid vote_weight'],
  [VOTES, ['--lang', 'de'], "Unknown option '--lang'"],
] as const)('rank reports a mistake in a sentence', async (lines, args, sentence) => {
  await expect(rank(lines, ...args)).rejects.toThrow(sentence)
})

it('rank prints its help without a file', async () => {
  const printed: string[] = []
  await runRank([], { folder: '/', print: (line) => void printed.push(line) })
  expect(printed[0]).toContain('npm run rank -- <votes.csv>')
})
