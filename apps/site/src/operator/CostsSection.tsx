import { COST_DAYS } from '@voice-rankings/contract'
import { useRuntime } from '@voice-rankings/react'
import { useCallback, useState } from 'react'
import { OperatorTable, WhenLoaded } from './Section.tsx'
import { useLoaded } from './useLoaded.ts'
import { useOperatorTexts } from './useOperatorTexts.ts'

/** Choices for the period, in days. */
const PERIODS = [7, COST_DAYS.default, COST_DAYS.max] as const

/** Stored texts and their cost per day and provider. */
export function CostsSection() {
  const { client } = useRuntime()
  const { texts: all, number, dollars } = useOperatorTexts()
  const texts = all.costs
  const [days, setDays] = useState<number>(COST_DAYS.default)
  const load = useCallback(
    (signal: AbortSignal) => client.operator.costs({ day_count: days }, { signal }),
    [client, days],
  )
  const { data, retry } = useLoaded(load)
  return (
    <>
      <p className="site-hint">{texts.intro}</p>
      <label className="site-operator-field">
        <span>{texts.days}</span>
        <select className="voice-field" value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {PERIODS.map((period) => (
            <option key={period} value={period}>
              {texts.lastDays(period)}
            </option>
          ))}
        </select>
      </label>
      <WhenLoaded data={data} onRetry={retry}>
        {({ costs, drift_budget: { used_characters, limit_characters } }) => (
          <>
            <p>{texts.budget(number(used_characters), number(limit_characters))}</p>
            <OperatorTable
              caption={texts.table}
              columns={[
                [texts.day, (row) => row.day],
                [texts.provider, (row) => row.voice_service],
                [texts.texts, (row) => number(row.text_count)],
                [texts.characters, (row) => number(row.character_count)],
                [texts.dollars, (row) => (row.dollars === null ? texts.unknown : dollars(row.dollars))],
                [texts.credits, (row) => number(row.credits_paid)],
              ]}
              rows={costs}
              keyOf={(row) => `${row.day} ${row.voice_service}`}
              empty={texts.empty}
              emptyHint={texts.emptyHint}
            />
          </>
        )}
      </WhenLoaded>
    </>
  )
}
