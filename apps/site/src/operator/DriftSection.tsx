import type { OperatorChange } from '@voice-rankings/contract'
import { useRuntime } from '@voice-rankings/react'
import { Alert, Button } from '@voice-rankings/react/ui'
import { isClientError } from '@voice-rankings/sdk'
import { useCallback, useState } from 'react'
import { isolated, OperatorTable, Pages, TextField, WhenLoaded } from './Section.tsx'
import { useLoaded } from './useLoaded.ts'
import { useOperatorTexts } from './useOperatorTexts.ts'

/** Time limit of a check, in ms: a slow provider speaks the sentence up to four times. */
const CHECK_MS = 120_000

const UNITS = { pitch: ' Hz', rate: '', loudness: ' LUFS', timbre: '' } as const

/** Changed voices, the last checks, and a check of one voice. */
export function DriftSection() {
  const { client } = useRuntime()
  const { texts: all, time, number } = useOperatorTexts()
  const texts = all.drift
  const [page, setPage] = useState(1)
  const [voice, setVoice] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ message: string; failed: boolean } | null>(null)
  const load = useCallback((signal: AbortSignal) => client.operator.drift({ page }, { signal }), [client, page])
  const { data, reload, retry } = useLoaded(load)

  async function check(id: string) {
    if (isBusy || id === '') return
    setBusy(true)
    setSaid(null)
    try {
      const options = { timeoutMs: CHECK_MS, totalTimeoutMs: CHECK_MS }
      const { drift_outcome } = await client.operator.checkDrift({ voice_id: id }, options)
      setSaid({ message: texts.outcomes[drift_outcome](id), failed: false })
      reload()
    } catch (error) {
      const status = isClientError(error) && 'status' in error ? error.status : null
      const message = status === 404 ? texts.unknown(id) : status === 409 ? texts.busy(id) : all.refused
      setSaid({ message, failed: true })
    }
    setBusy(false)
  }

  const whatOf = ({ differences }: OperatorChange) => (
    <ul className="site-operator-list">
      {differences.map(({ measure, value_before, value_after }) => (
        <li key={measure}>
          {texts.measures[measure]}:{' '}
          <bdi dir="ltr">
            {number(value_before)} → {number(value_after)}
            {UNITS[measure]}
          </bdi>
        </li>
      ))}
    </ul>
  )

  return (
    <>
      <p className="site-hint">{texts.intro}</p>
      <form
        className="site-operator-fields"
        onSubmit={(event) => {
          event.preventDefault()
          void check(voice.trim())
        }}
      >
        <TextField label={texts.id} value={voice} onChange={setVoice} />
        <Button type="submit" busy={isBusy}>
          {texts.check}
        </Button>
      </form>
      {said?.failed === true && <Alert title={said.message} />}
      <output>{said?.failed === false && said.message}</output>
      <WhenLoaded data={data} onRetry={retry}>
        {({ drift_changes, drift_checks, checked_count, total, limit }) => (
          <>
            <h3>{texts.changes}</h3>
            <OperatorTable
              caption={texts.changes}
              columns={[
                [all.voice, (change) => isolated(change.voice_id)],
                [texts.found, (change) => time(change.found_at)],
                [texts.unchanged, (change) => time(change.unchanged_at)],
                [texts.what, whatOf],
              ]}
              rows={drift_changes}
              keyOf={(change) => `${change.voice_id} ${change.found_at}`}
              empty={texts.empty}
              emptyHint={texts.emptyHint}
            />
            <Pages page={page} total={total} limit={limit} onPage={setPage} />
            <h3>{texts.checks}</h3>
            {checked_count > 0 && <p>{texts.count(checked_count)}</p>}
            <OperatorTable
              caption={texts.checks}
              columns={[
                [all.voice, (one) => isolated(one.voice_id)],
                [texts.checked, (one) => time(one.checked_at)],
              ]}
              rows={drift_checks}
              keyOf={(one) => one.voice_id}
              empty={texts.noChecks}
              emptyHint={texts.noChecksHint}
            />
          </>
        )}
      </WhenLoaded>
    </>
  )
}
