import type { SimilarByAttribute } from '@voice-rankings/contract'
import { formatNumber, useMessages, useWriting } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'
import { Alert, Button, Spinner } from '../ui/index.ts'
import { AttributeSimilarityCard } from './AttributeSimilarityCard.tsx'
import { OverallMatches } from './OverallMatches.tsx'
import { similarMessages, type SimilarMessages } from './messages.ts'
import type { SimilarResult, SimilarState } from './similarStore.ts'
import { useSamples } from './useSamples.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface SimilarVoicesViewProps extends RootProps<HTMLDivElement> {
  state: SimilarState
  retry: () => void
}

export function SimilarVoicesView({ state, retry, ...props }: SimilarVoicesViewProps) {
  const messages = useMessages('similar', similarMessages)
  const hints = { no_voice: messages.noVoice, refused: messages.refused, unreachable: messages.failedHint }
  return (
    <div part="similar" data-status={state.status} {...rootProps(props, 'voice-similar')}>
      {state.status === 'loading' ? (
        <output className="voice-similar-waiting">
          <Spinner />
          <b>{messages.loading}</b>
          <span>{messages.loadingHint}</span>
        </output>
      ) : null}
      {state.status === 'failed' ? (
        <Alert title={messages.failed}>
          <p>{state.message ?? hints[state.reason]}</p>
          {state.reason === 'no_voice' ? null : (
            <Button size="small" onClick={retry}>
              {messages.retry}
            </Button>
          )}
        </Alert>
      ) : null}
      {state.status === 'ready' ? <Lists result={state.result} /> : null}
    </div>
  )
}

function Lists({ result }: { result: SimilarResult }) {
  const messages = useMessages('similar', similarMessages)
  const { profileUsedForMatching: source } = result.sourceVoice
  return (
    <>
      <section>
        <h2>{messages.overall}</h2>
        {result.overallSimilarResults.length === 0 ? <p>{messages.noOverall}</p> : null}
        <OverallMatches result={result} hasColumns />
      </section>
      <section>
        <h2>{messages.byCharacteristic}</h2>
        <div className="voice-similar-groups">
          {GROUPS.map((group) => (
            <Group key={group.name} {...group} voices={result[group.list]} source={source[group.measurement]} />
          ))}
        </div>
      </section>
    </>
  )
}

/** `titleUnit` follows the value in the title where the title does not name the unit itself. */
const GROUPS = [
  { name: 'pace', list: 'similarWPM', measurement: 'wordsPerMinute', unit: ({ wpm }: WritingMessages) => wpm },
  { name: 'pitch', list: 'similarPitch', measurement: 'pitchHz', unit: () => 'Hz' },
  { name: 'intensity', list: 'similarIntensity', measurement: 'intensity', unit: () => '%', titleUnit: '%' },
  { name: 'vocalFry', list: 'similarVocalFry', measurement: 'vocalFry', unit: () => '', digits: 2 },
] as const

interface GroupProps {
  name: keyof SimilarMessages['groups']
  voices: readonly SimilarByAttribute[]
  /** The value of the voice they are compared with. */
  source: number | null
  unit: (writing: WritingMessages) => string
  titleUnit?: string
  digits?: number
}

function Group({ name, voices, source, unit, titleUnit = '', digits = 0 }: GroupProps) {
  const messages = useMessages('similar', similarMessages)
  const writing = useWriting()
  const { playingVoiceId, toggle } = useSamples(voices)
  const value = source === null ? messages.notMeasured : `${formatNumber(source, digits, writing)} ${titleUnit}`.trim()
  return (
    <AttributeSimilarityCard
      title={messages.groupTitle(messages.groups[name], value)}
      unit={unit(writing)}
      voices={voices}
      playingVoiceId={playingVoiceId}
      onTogglePlay={toggle}
      sourceValue={source}
      digits={digits}
    />
  )
}
