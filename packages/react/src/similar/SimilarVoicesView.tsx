import { ATTRIBUTES, displayedSteps, SIMILAR_NAMES } from '@voice-rankings/contract'
import type { SimilarByAttribute, SimilarName, ValueSpread } from '@voice-rankings/contract'
import { attributeNumber, attributeUnit, useMessages, useWriting } from '../runtime/index.ts'
import { languageName } from '../names/languageName.ts'
import { Alert, Button, Segmented, Spinner } from '../ui/index.ts'
import { AlternativeVoices } from './AlternativeVoices.tsx'
import { AttributeSimilarityCard } from './AttributeSimilarityCard.tsx'
import { isMeasured } from './isMeasured.ts'
import { OverallMatches } from './OverallMatches.tsx'
import { similarMessages } from './messages.ts'
import type { SimilarResult, SimilarState } from './similarStore.ts'
import { useSamples } from './useSamples.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface SimilarVoicesViewProps extends RootProps<HTMLDivElement> {
  state: SimilarState
  retry: () => void
  /** True for voices of the same language only. Default false. */
  isSameLanguage?: boolean
  /** Chooses voices of the same language or of any; without it there is no choice. */
  onSameLanguageChange?: (isSame: boolean) => void
}

/**
 * View of the similar voices in any load state.
 *
 * @example
 * <SimilarVoicesView {...useSimilarVoices({ voiceId: voice.voice_id })} className="similar" />
 */
export function SimilarVoicesView(props: SimilarVoicesViewProps) {
  const { state, retry } = props
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
      {state.status === 'ready' && !isMeasured(state.result) ? <p>{messages.unmeasured}</p> : null}
      {state.status === 'ready' && isMeasured(state.result) ? <Lists {...props} result={state.result} /> : null}
    </div>
  )
}

type ListsProps = Pick<SimilarVoicesViewProps, 'isSameLanguage' | 'onSameLanguageChange'> & { result: SimilarResult }

function Lists({ result, isSameLanguage = false, onSameLanguageChange }: ListsProps) {
  const messages = useMessages('similar', similarMessages)
  const writing = useWriting()
  const { profileUsedForMatching: source, voice_language_code: languageCode } = result.sourceVoice
  return (
    <>
      <section>
        <header>
          <h2>{messages.overall}</h2>
          {onSameLanguageChange ? (
            <Segmented
              label={messages.language}
              options={[
                { value: 'same', label: languageName(languageCode.split('-')[0] ?? '', writing) },
                { value: 'any', label: messages.anyLanguage },
              ]}
              value={isSameLanguage ? 'same' : 'any'}
              onValueChange={(chosen) => onSameLanguageChange(chosen === 'same')}
            />
          ) : null}
        </header>
        {result.overallSimilarResults.length === 0 ? <p>{messages.noOverall}</p> : null}
        <OverallMatches result={result} isWide />
      </section>
      <AlternativeVoices {...result} />
      <section>
        <h2>{messages.byCharacteristic}</h2>
        <div className="voice-similar-groups">
          {SIMILAR_NAMES.map((name) => {
            const { list, source: measurement } = ATTRIBUTES[name].similar
            return (
              <Group
                key={name}
                name={name}
                voices={result[list]}
                source={source[measurement]}
                spread={result.spreads[measurement]}
              />
            )
          })}
        </div>
      </section>
    </>
  )
}

interface GroupProps {
  name: SimilarName
  voices: readonly SimilarByAttribute[]
  /** Value of the reference voice. */
  source: number | null
  spread: ValueSpread | null
}

function Group({ name, voices, source, spread }: GroupProps) {
  const messages = useMessages('similar', similarMessages)
  const writing = useWriting()
  const { playingVoiceId, toggle } = useSamples(voices)
  const { decimals, factor } = ATTRIBUTES[name]
  const unit = attributeUnit(name, writing)
  // Other units are part of the title.
  const titleUnit = unit === '%' ? unit : ''
  const value = source === null ? messages.notMeasured : `${attributeNumber(name, source, writing)} ${titleUnit}`.trim()
  return (
    <AttributeSimilarityCard
      title={messages.groupTitle(messages.groups[name], value)}
      unit={unit}
      voices={voices}
      emptyReason={source === null || displayedSteps(name, source) === 0 ? messages.lacks[name] : null}
      playingVoiceId={playingVoiceId}
      onTogglePlay={toggle}
      sourceValue={source}
      axis={ATTRIBUTES[name].range}
      spread={spread}
      digits={decimals[1]}
      factor={factor}
    />
  )
}
