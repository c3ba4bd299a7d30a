import { useWriting } from '../runtime/index.ts'
import { numberRows } from './numberRows.ts'
import type { CompareModel } from './useCompareVoices.ts'

/** Table of the voices' measurements and their differences. */
export function CompareNumbers({ texts, compared }: CompareModel) {
  const writing = useWriting()
  const entries = compared.map(({ found, take }) => ({
    voice: found.status === 'ready' ? found.voice : null,
    durationMs: take?.durationMs ?? null,
  }))
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section part="compare-numbers" aria-label={texts.numbers} tabIndex={0}>
      <table>
        <caption>{texts.numbers}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.measure}</th>
            {compared.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numberRows(entries, writing).map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{texts.rows[name]}</th>
              {cells.map(({ value, difference }, place) => (
                <td key={compared[place]?.id}>
                  <span>{value ?? texts.none}</span> {difference === null ? null : <small>{difference}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
