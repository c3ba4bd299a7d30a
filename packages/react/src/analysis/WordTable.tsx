import type { WordRow } from '@voice-rankings/analysis'
import { useId } from 'react'
import type { AnalysisMessages } from './messages.ts'

interface WordTableProps {
  words: readonly WordRow[]
  /** Index of the current word; -1 in a pause. */
  wordHeard: number
  texts: AnalysisMessages
  /** Seeks to a position in milliseconds. */
  onSeek: (timeMs: number) => void
}

const COLUMNS = ['word', 'time', 'intensity', 'pitch', 'vocalFry'] as const

/** Table of the words and their measurements; a row seeks to its word. */
export function WordTable({ words, wordHeard, texts, onSeek }: WordTableProps) {
  const id = useId()
  return (
    <section className="voice-analysis-words" part="analysis-words" aria-labelledby={id}>
      <h3 id={id}>{texts.words}</h3>
      {words.every(({ pitch }) => pitch === null) ? <p>{texts.noPitchHeard}</p> : null}
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {texts.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.map((row, n) => (
            <tr key={n} part="analysis-word" aria-current={n === wordHeard || undefined}>
              <th scope="row">
                <button
                  type="button"
                  aria-label={texts.seekTo(row.word, texts.seconds(row.timeRange[0]))}
                  onClick={() => onSeek(row.startTime)}
                >
                  <span>{row.word}</span>
                </button>
              </th>
              <td data-column="time">
                <span>{texts.timeRange(...row.timeRange)}</span>
              </td>
              <td>
                <span>{texts.decibelNumber(row.intensity)}</span>
              </td>
              <td>
                <span>{pitchText(row, texts)}</span>
              </td>
              <td data-fry={row.vocalFry || undefined}>{row.vocalFry ? texts.yes : texts.no}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function pitchText({ shownPitch: pitch }: WordRow, texts: AnalysisMessages): string {
  if (!pitch) return texts.noPitch
  return pitch.assumed ? texts.assumedPitch(pitch.hz) : String(Math.round(pitch.hz))
}
