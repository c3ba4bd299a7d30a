import { ArrowDown, ArrowUp } from 'lucide-react'
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

/** Sortable table (APG): the column headers are buttons, and the sorted one states its direction. */
export function LeaderboardTable({ texts, rows, sort, onSort }: LeaderboardTableProps) {
  const Arrow = sort.direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <>
      <table part="leaderboard-table">
        <caption className="voice-hidden">{texts.caption}</caption>
        <thead>
          <tr>
            {LEADERBOARD_COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                data-column={column}
                aria-sort={column === sort.column ? sort.direction : undefined}
              >
                <button type="button" onClick={() => onSort(column)}>
                  <span>{texts.columns[column]}</span>
                  {column === sort.column && <Arrow size={14} aria-hidden="true" />}
                </button>
              </th>
            ))}
          </tr>
        </thead>
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
