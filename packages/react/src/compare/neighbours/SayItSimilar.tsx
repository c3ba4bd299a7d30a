import type { SimilarVoice, Voice } from '@voice-rankings/contract'
import { useId, useMemo, useState } from 'react'
import { failureText, formatHoldEnd, playerMessages } from '../../player/index.ts'
import { useMessages, useWriting } from '../../runtime/index.ts'
import { describeDifferences, similarMessages, useSimilarVoices } from '../../similar/index.ts'
import type { SimilarResult } from '../../similar/index.ts'
import { Button, Link } from '../../ui/index.ts'
import { rootProps } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'
import { comparePath } from '../address/comparePath.ts'
import { compareMessages } from '../messages.ts'
import { useCompareVoices } from '../useCompareVoices.ts'
import type { CompareModel } from '../useCompareVoices.ts'
import { SayItCard } from './SayItCard.tsx'

export interface SayItSimilarProps extends RootProps {
  voice: Pick<Voice, 'voice_id' | 'voice_service' | 'voice_gender' | 'voice_speaker_id'>
  /** Text that the similar voices say. */
  text: string
}

/** Number of similar voices beside a player. With the voice itself they fill a comparison. */
const SHOWN = 3

/** Similar voices of the same language, which say a text at a press. */
export function SayItSimilar({ voice, text, ...props }: SayItSimilarProps) {
  const { state, retry } = useSimilarVoices({ voiceId: voice.voice_id, sameLanguage: true })
  const texts = useMessages('compare', compareMessages)
  const similarTexts = useMessages('similar', similarMessages)
  const id = useId()
  const neighbours = state.status === 'ready' ? state.result.overallSimilarResults.slice(0, SHOWN) : null
  // Rendered, so that its place collapses.
  if (neighbours?.length === 0) return <section hidden {...rootProps(props)} />
  return (
    <section part="say-it" data-status={state.status} aria-labelledby={id} {...rootProps(props, 'voice-say-it')}>
      <header>
        <h2 id={id}>{texts.sayIt}</h2>
        {/* Invisible until there are voices, so that the heading keeps its place. */}
        <Link
          className="voice-button"
          data-variant="quiet"
          data-size="small"
          href={comparePath(voice, neighbours ?? [], text, { speaks: true })}
        >
          {texts.compareThese}
        </Link>
      </header>
      {state.status === 'ready' && neighbours ? (
        <Neighbours neighbours={neighbours} source={state.result.sourceVoice.profileUsedForMatching} text={text} />
      ) : null}
      {state.status === 'loading' ? (
        <div className="voice-say-it-list" aria-hidden="true">
          {Array.from({ length: SHOWN }, (_, place) => (
            <div key={place} className="voice-box" />
          ))}
        </div>
      ) : null}
      {state.status === 'failed' ? (
        <p role="alert">
          {state.message ?? similarTexts.cardFailed}{' '}
          <Button size="small" onClick={retry}>
            {similarTexts.retry}
          </Button>
        </p>
      ) : null}
    </section>
  )
}

interface NeighboursProps {
  neighbours: readonly SimilarVoice[]
  source: SimilarResult['sourceVoice']['profileUsedForMatching']
  text: string
}

function Neighbours({ neighbours, source, text }: NeighboursProps) {
  const similarTexts = useMessages('similar', similarMessages)
  const writing = useWriting()
  const voiceIds = useMemo(() => neighbours.map(({ voice_id }) => voice_id), [neighbours])
  const [genders] = useState(() => new Map(neighbours.map(({ voice_id, voice_gender }) => [voice_id, voice_gender])))
  const model = useCompareVoices({ voiceIds, text, genders, keepsDrafts: false })
  return (
    <>
      <ul className="voice-say-it-list">
        {neighbours.flatMap((neighbour) => {
          const one = model.compared.find(({ id }) => id === neighbour.voice_id)
          if (!one) return []
          const note = describeDifferences(neighbour, source, similarTexts.notMeasured, writing)
          return (
            <li key={neighbour.voice_id}>
              <SayItCard one={one} neighbour={neighbour} note={note} model={model} />
            </li>
          )
        })}
      </ul>
      <SayItProblem model={model} />
    </>
  )
}

/** Reason why a similar voice did not say the text; nothing without one. */
function SayItProblem({ model: { texts, compared } }: { model: Pick<CompareModel, 'texts' | 'compared'> }) {
  const writing = useWriting()
  const playerTexts = useMessages('player', playerMessages)
  const problem = compared.flatMap(({ generation, take, name }) => {
    if (take) return []
    if (generation.status === 'held') {
      const { message, until } = generation
      return `${until ? texts.held(message, formatHoldEnd(until, writing)) : message} ${texts.heldHint}`
    }
    if (generation.status !== 'failed') return []
    return `${name}: ${failureText(generation, { ...playerTexts, failedBody: texts.notSpoken })}`
  })[0]
  return problem === undefined ? null : <p role="alert">{problem}</p>
}
