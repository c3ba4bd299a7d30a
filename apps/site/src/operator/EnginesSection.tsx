import type { OperatorEngine } from '@voice-rankings/contract'
import { useRuntime } from '@voice-rankings/react'
import { useCallback } from 'react'
import { OperatorTable, WhenLoaded } from './Section.tsx'
import { useLoaded } from './useLoaded.ts'
import { useOperatorTexts } from './useOperatorTexts.ts'

/** Engines with their states, queues, voices and last errors. */
export function EnginesSection() {
  const { client } = useRuntime()
  const { texts: all, time, number } = useOperatorTexts()
  const texts = all.engines
  const load = useCallback((signal: AbortSignal) => client.operator.engines({}, { signal }), [client])
  const { data, retry } = useLoaded(load)
  const errorOf = ({ status_reason, voice_failure, failed_count }: OperatorEngine) =>
    status_reason ?? (voice_failure === null ? '–' : texts.failed(failed_count, voice_failure))
  return (
    <>
      <p className="site-hint">{texts.intro}</p>
      <WhenLoaded data={data} onRetry={retry}>
        {({ operator_engines }) => (
          <OperatorTable
            caption={texts.table}
            columns={[
              [texts.name, (engine) => engine.engine_name],
              [texts.state, (engine) => texts.states[engine.status]],
              [texts.since, (engine) => time(engine.status_since)],
              [texts.queue, (engine) => `${number(engine.waiting_count)} / ${number(engine.running_count)}`],
              [texts.measured, (engine) => texts.of(engine.measured_count, engine.voice_count)],
              [texts.error, errorOf],
            ]}
            rows={operator_engines}
            keyOf={(engine) => engine.voice_service}
            empty={texts.empty}
            emptyHint={texts.emptyHint}
          />
        )}
      </WhenLoaded>
    </>
  )
}
