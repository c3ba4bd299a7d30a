import type { AttributeName } from '@voice-rankings/contract'
import { ATTRIBUTES } from '@voice-rankings/contract'
import { useWriting } from '../runtime/index.ts'
import type { SimilarResult } from '../similar/index.ts'
import { ComparedStrip } from './ComparedStrip.tsx'
import { numberRows } from './numberRows.ts'
import type { NumberRow } from './numberRows.ts'
import type { CompareModel } from './useCompareVoices.ts'

export interface CompareNumbersProps extends Pick<CompareModel, 'texts' | 'compared'> {
  /** Values of other voices, drawn as ticks. Default null: none. */
  spreads?: SimilarResult['spreads'] | null
}

/** Table of the voices' measurements and their differences, with a strip on which each voice has its place. */
export function CompareNumbers({ texts, compared, spreads = null }: CompareNumbersProps) {
  const writing = useWriting()
  const entries = compared.map(({ found, take }) => ({
    voice: found.status === 'ready' ? found.voice : null,
    durationMs: take?.durationMs ?? null,
    gender: found.status === 'ready' ? found.voice.voice_gender : ('none' as const),
  }))
  return (
    <section part="compare-numbers">
      <table>
        <caption>{texts.numbers}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.measure}</th>
            {compared.map(({ id, name }, at) => (
              <th key={id} scope="col">
                <b aria-hidden="true">{at + 1}</b> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numberRows(entries, writing).map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">
                <div part="compare-measure">
                  {texts.rows[name]}
                  <ComparedStrip
                    ticks={ticksOf(name, spreads)}
                    places={cells.map(({ place }, at) => ({ place, gender: entries[at]?.gender ?? 'none' }))}
                  />
                </div>
              </th>
              {cells.map(({ value, difference }, at) => (
                <td key={compared[at]?.id}>
                  <b aria-hidden="true">{at + 1}</b> <span>{value ?? texts.none}</span>{' '}
                  {difference === null ? null : <small>{difference}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Places of the other voices' values in whole percents; none for what is not measured in the catalogue. */
function ticksOf(name: NumberRow['name'], spreads: CompareNumbersProps['spreads']): readonly number[] {
  if (!spreads || !(name in ATTRIBUTES)) return []
  const { similar } = ATTRIBUTES[name as AttributeName]
  return (similar && spreads[similar.source]?.ticks) ?? []
}
