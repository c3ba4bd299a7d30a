import { LeaderboardHead } from './LeaderboardHead.tsx'
import { LeaderboardRow } from './LeaderboardRow.tsx'
import type { LeaderboardColumn, LeaderboardSort, RankedVoice } from './leaderboardRows.ts'
import { LEADERBOARD_COLUMNS } from './leaderboardRows.ts'
import type { LeaderboardMessages } from './messages.ts'

interface LeaderboardTableProps {
  texts: LeaderboardMessages
  rows: readonly RankedVoice[]
  sort: LeaderboardSort
  onSort: (column: LeaderboardColumn) => void
}

/** Sortable table of the ranked voices. */
export function LeaderboardTable({ texts, rows, sort, onSort }: LeaderboardTableProps) {
  return (
    <>
      <table part="leaderboard-table">
        <caption className="voice-hidden">{texts.caption}</caption>
        <LeaderboardHead columns={LEADERBOARD_COLUMNS} labels={texts.columns} sort={sort} onSort={onSort} />
        <tbody>
          {rows.map((row) => (
            <LeaderboardRow key={row.voice.voice_id} texts={texts} row={row} />
          ))}
        </tbody>
      </table>
      <p part="leaderboard-how">{texts.how}</p>
    </>
  )
}
