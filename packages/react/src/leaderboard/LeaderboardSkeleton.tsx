import { LEADERBOARD_COLUMNS } from './leaderboardRows.ts'
import type { LeaderboardMessages } from './messages.ts'

/** Number of rows that fill a screen. */
const ROWS = 10

/** Skeleton of the table, with rows of the final height. */
export function LeaderboardSkeleton({ texts }: { texts: LeaderboardMessages }) {
  return (
    <table part="leaderboard-skeleton" aria-hidden="true">
      <thead>
        <tr>
          {LEADERBOARD_COLUMNS.map((column) => (
            <th key={column} data-column={column}>
              <span>{texts.columns[column]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: ROWS }, (_, at) => (
          <SkeletonRow key={at} />
        ))}
      </tbody>
    </table>
  )
}

function SkeletonRow() {
  return (
    <tr>
      <td data-column="rank">
        <Bone />
      </td>
      <th data-column="voice">
        <VoiceBones />
      </th>
      <td data-column="score">
        <b>
          <Bone />
        </b>
        <small data-narrow>
          <svg className="voice-interval" />
          <Bone />
          <Bone />
        </small>
      </td>
      <td data-column="interval">
        <svg className="voice-interval" />
        <Bone />
      </td>
      <td data-column="votes">
        <Bone />
      </td>
    </tr>
  )
}

/** Placeholder with the width of its style and the height of a line. */
function Bone() {
  return <i className="voice-bone">{'\u00a0'}</i>
}

function VoiceBones() {
  return (
    <span className="voice-leaderboard-voice">
      <i className="voice-play voice-bone" data-size="small" />
      <span>
        <b>
          <Bone />
        </b>
        <small>
          <Bone />
        </small>
      </span>
    </span>
  )
}
