import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import Papa from 'papaparse'
import { countVotes } from '../../features/ranking/countVotes.ts'
import { type RankedVoice, rankVoices } from '../../features/ranking/rankVoices.ts'
import { formatTable } from '../tables/formatTable.ts'

/** The arguments or the file cannot be used; the message says what to do. */
export class RankError extends Error {
  override readonly name = 'RankError'
}

interface RankOptions {
  /** Folder in which the command was given. */
  readonly folder: string
  readonly print: (line: string) => void
}

const HELP = [
  'npm run rank -- <votes.csv> [--language <code>] [--use <use>] [--csv]',
  '    Computes the blind leaderboard from a file of votes, as served at /api/v1/blind/votes.csv.',
  '',
  '--language <…>  Language of the votes (default: the one with the most votes)',
  '--use <…>       Only votes with sentences of this use, such as news (default: all)',
  '--csv           Print comma-separated values instead of a table',
]

/** Fields of a vote that scores depend on. */
const FIELDS = [
  'language_code',
  'blind_use',
  'left_voice_id',
  'right_voice_id',
  'blind_choice',
  'vote_weight',
  'excluded_by',
] as const

type Vote = Record<(typeof FIELDS)[number], string>

/** Prints the table of the votes in a file. Throws a {@link RankError} that explains itself. */
export async function runRank(args: readonly string[], { folder, print }: RankOptions): Promise<void> {
  const { values, positionals } = readArguments(args)
  const [file] = positionals
  if (values.help || file === undefined) return HELP.forEach((line) => print(line))
  const { votes, left } = await readVotes(resolve(folder, file))
  const language = values.language?.toLowerCase() ?? mostFrequent(votes.map((vote) => vote.language_code))
  const chosen = votes.filter(
    (vote) => vote.language_code === language && (values.use === undefined || vote.blind_use === values.use),
  )
  if (chosen.length === 0) throw new RankError(`${file} has no votes that count of this language and use.`)
  const counts = countVotes(chosen.map((vote) => ({ ...vote, vote_weight: Number(vote.vote_weight) })))
  const rows = rankVoices(counts).rows.map(asRow)
  if (values.csv) return print(Papa.unparse(rows))
  for (const line of formatTable(rows)) print(line)
  print(
    `${rows.length} voices, ${chosen.length} votes of the language ${language}. ${left} votes of all languages were left out.`,
  )
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        language: { type: 'string' },
        use: { type: 'string' },
        csv: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new RankError(`${error instanceof Error ? error.message : String(error)}.\n\n${HELP.join('\n')}`)
  }
}

/** Reads the votes that count, and the number of the others. */
function readVotes(path: string): Promise<{ votes: Vote[]; left: number }> {
  return new Promise((done, fail) => {
    const votes: Vote[] = []
    let left = 0
    Papa.parse<Vote>(createReadStream(path, 'utf8'), {
      header: true,
      skipEmptyLines: true,
      step({ data }, parser) {
        const missing = FIELDS.find((field) => typeof data[field] !== 'string')
        const weight = Number(data.vote_weight)
        if (missing !== undefined || !(weight > 0 && weight <= 1)) {
          fail(new RankError(`${path}: vote ${votes.length + left + 1} has no valid ${missing ?? 'vote_weight'}.`))
          parser.abort()
        } else if (data.excluded_by === '') votes.push(data)
        else left += 1
      },
      complete: () => done({ votes, left }),
      error: (error) => fail(new RankError(`${path} cannot be read: ${error.message}.`)),
    })
  })
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0]
}

function asRow(voice: RankedVoice) {
  return {
    rank: voice.rank_low === voice.rank_high ? `${voice.rank_low}` : `${voice.rank_low}–${voice.rank_high}`,
    voice: voice.voice_id,
    score: voice.score.toFixed(1),
    low: voice.score_low.toFixed(1),
    high: voice.score_high.toFixed(1),
    votes: voice.vote_count,
    preliminary: voice.is_preliminary ? 'preliminary' : '',
  }
}
