import type { SimilarByAttribute } from '@voice-rankings/contract'
import { useMessages } from '../runtime/index.ts'
import { Alert, Button, Spinner } from '../ui/index.ts'
import { formatFry, formatIntensity, formatPitch, formatRate } from '../voices/index.ts'
import { SimilarRow } from './SimilarRow.tsx'
import { describeDifferences, formatDifference } from './differences.ts'
import { similarMessages } from './messages.ts'
import type { SimilarResult, SimilarState } from './similarStore.ts'

export interface SimilarVoicesViewProps {
  state: SimilarState
  retry: () => void
}

export function SimilarVoicesView({ state, retry }: SimilarVoicesViewProps) {
  const messages = useMessages('similar', similarMessages)
  return (
    <div className="voice-similar" part="similar" data-status={state.status}>
      {state.status === 'loading' ? (
        <output className="voice-similar-waiting">
          <Spinner />
          <b>{messages.loading}</b>
          <span>{messages.loadingHint}</span>
        </output>
      ) : null}
      {state.status === 'failed' ? (
        <Alert title={messages.failed}>
          <p>{state.message ?? messages.failedHint}</p>
          <Button size="small" onClick={retry}>
            {messages.retry}
          </Button>
        </Alert>
      ) : null}
      {state.status === 'ready' ? <Lists result={state.result} /> : null}
    </div>
  )
}

function Lists({ result }: { result: SimilarResult }) {
  const messages = useMessages('similar', similarMessages)
  const { profileUsedForMatching: source } = result.sourceVoice
  const { groups } = messages
  return (
    <>
      <section>
        <h2>{messages.overall}</h2>
        {result.overallSimilarResults.length === 0 ? <p>{messages.noOverall}</p> : null}
        <ul className="voice-similar-list" data-columns>
          {result.overallSimilarResults.map((voice) => (
            <SimilarRow
              key={voice.voice_id}
              voice={voice}
              value={messages.alike(voice.similarity)}
              note={describeDifferences(voice, source, messages.notMeasured)}
            />
          ))}
        </ul>
      </section>
      <section>
        <h2>{messages.byCharacteristic}</h2>
        <div className="voice-similar-groups">
          <Group
            title={groups.pace}
            source={source.wordsPerMinute}
            sourceText={formatWhole}
            voices={result.similarWPM}
            format={formatRate}
          />
          <Group
            title={groups.pitch}
            source={source.pitchHz}
            sourceText={formatWhole}
            voices={result.similarPitch}
            format={formatPitch}
          />
          <Group
            title={groups.intensity}
            source={source.intensity}
            voices={result.similarIntensity}
            format={formatIntensity}
          />
          <Group
            title={groups.vocalFry}
            source={source.vocalFry}
            voices={result.similarVocalFry}
            format={formatFry}
            digits={2}
          />
        </div>
      </section>
    </>
  )
}

interface GroupProps {
  title: string
  /** The value of the voice they are compared with. */
  source: number | null
  voices: readonly SimilarByAttribute[]
  format: (value: number) => string
  /** Writes the source's value where the title names the unit already. */
  sourceText?: (value: number) => string
  digits?: number
}

const formatWhole = (value: number) => String(Math.round(value))

function Group({ title, source, voices, format, sourceText = format, digits = 0 }: GroupProps) {
  const messages = useMessages('similar', similarMessages)
  return (
    <section className="voice-box" part="similar-group">
      <h3>{messages.groupTitle(title, source === null ? messages.notMeasured : sourceText(source))}</h3>
      {voices.length === 0 ? <p>{messages.noMatches}</p> : null}
      <ul className="voice-similar-list">
        {voices.map((voice) => (
          <SimilarRow
            key={voice.voice_id}
            voice={voice}
            value={format(voice.value)}
            note={formatDifference(voice.difference, digits)}
          />
        ))}
      </ul>
    </section>
  )
}
