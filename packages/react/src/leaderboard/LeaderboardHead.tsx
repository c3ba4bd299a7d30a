import { ArrowDown, ArrowUp } from 'lucide-react'
import type { LeaderboardSort } from './leaderboardRows.ts'

interface LeaderboardHeadProps<Column extends string> {
  columns: readonly Column[]
  labels: Readonly<Record<Column, string>>
  sort: LeaderboardSort<Column>
  onSort: (column: Column) => void
  /** Label of a last column of buttons, which is hidden except for screen readers. Default: there is none. */
  more?: string
}

/** Head of a sortable table (APG): the column headers are buttons, and the sorted one states its direction. */
export function LeaderboardHead<Column extends string>(head: LeaderboardHeadProps<Column>) {
  const { columns, labels, sort, onSort, more } = head
  const Arrow = sort.direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column}
            scope="col"
            data-column={column}
            aria-sort={column === sort.column ? sort.direction : undefined}
          >
            <button type="button" onClick={() => onSort(column)}>
              <span>{labels[column]}</span>
              {column === sort.column && <Arrow size={14} aria-hidden="true" />}
            </button>
          </th>
        ))}
        {more !== undefined && (
          <th scope="col" data-column="more">
            <span className="voice-hidden">{more}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
