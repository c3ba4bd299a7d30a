import { BLIND_VOTES_PAGE, PublicBlindVote } from '@voice-rankings/contract'
import Papa from 'papaparse'
import type { Database } from '../../kernel/database/database.ts'
import { readPublicVotes } from './publicVotes.ts'

/** All votes as CSV, read page by page while the client receives them. */
export function votesFile(database: Database, language: string | undefined): ReadableStream<Uint8Array> {
  const columns = Object.keys(PublicBlindVote.entries)
  const encoder = new TextEncoder()
  let after: string | null | undefined
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`${columns.join(',')}\r\n`)),
    async pull(controller) {
      const page = { language, after: after ?? undefined, limit: BLIND_VOTES_PAGE.max }
      const { votes, next_after } = await readPublicVotes(database, page)
      const rows = Papa.unparse(votes, { columns, header: false })
      if (rows !== '') controller.enqueue(encoder.encode(`${rows}\r\n`))
      after = next_after
      if (next_after === null) controller.close()
    },
  })
}
