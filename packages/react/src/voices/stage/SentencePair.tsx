import type { VoiceListing } from '@voice-rankings/contract'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { comparePath } from '../../compare/address/index.ts'
import { providerName } from '../../names/providerName.ts'
import { PlayButton, playerMessages, PlayTime, Waveform } from '../../player/index.ts'
import { useMessages, useRuntime } from '../../runtime/index.ts'
import { Button, Link, type RootProps } from '../../ui/index.ts'
import { rootProps } from '../../ui/rootProps.ts'
import { shownShare, useSentenceSound } from '../sentence/useSentenceSound.ts'
import type { SentenceStageModel } from './useSentenceStage.ts'

export interface SentencePairProps extends SentenceStageModel, RootProps {}

/**
 * Small comparison: two voices of a stage say its sentence one after the other.
 *
 * @example
 * <SentencePair {...stage} />
 */
export function SentencePair(pair: SentencePairProps) {
  const { texts, store, speakers, text } = pair
  const { client } = useRuntime()
  const voices = useMemo(() => speakers.voices.slice(0, 2), [speakers])
  const isPlaying = useStore(store, ({ turn }) => turn !== null)
  const [first, second] = voices
  if (!first || !second) return null
  return (
    <div part="sentence-pair" {...rootProps(pair, 'voice-pair')}>
      {voices.map((voice) => (
        <PairRow key={voice.voice_id} {...pair} row={voice} />
      ))}
      <div part="pair-actions">
        <Button disabled={text.trim() === ''} onClick={() => (isPlaying ? store.stop() : void store.playAll(voices))}>
          {isPlaying ? texts.stopAll : texts.stage.playBoth}
        </Button>
        <Link
          className="voice-button"
          data-variant="plain"
          href={client.url(comparePath(first, [second], text.trim()))}
        >
          {texts.stage.compare}
        </Link>
      </div>
    </div>
  )
}

/** Bars of a waveform in a wide and in a narrow place. */
const BARS = 90

function PairRow({ row, voice, store, text }: SentenceStageModel & { row: VoiceListing }) {
  const player = useMessages('player', playerMessages)
  const sound = useSentenceSound(store, row)
  const { track, status, isPlaying, snippet, take, peaks, melody, durationMs } = sound
  const name = row.voice_name
  return (
    <article className="voice-box" part="pair-row" data-gender={row.voice_gender} data-playing={isPlaying || undefined}>
      <PlayButton
        label={isPlaying ? player.pauseVoice(name) : player.playVoice(name)}
        status={status}
        gender={row.voice_gender}
        disabled={text.trim() === ''}
        onClick={() => void store.toggle(row)}
      />
      <p part="pair-name">
        <b>{name}</b> <span>{providerName(row.voice_service)}</span>
        {take?.status === 'failed' || take?.status === 'held' ? (
          // The stage announces its own failure.
          <small role={row.voice_id === voice.voice_id ? undefined : 'alert'}>
            {take.message ?? player.failedBody}
          </small>
        ) : null}
      </p>
      <PlayTime track={track} durationMs={snippet ? durationMs : null} />
      <Waveform
        peaks={peaks}
        melody={melody}
        share={shownShare(sound)}
        gender={row.voice_gender}
        track={track}
        bars={BARS}
        height={40}
      />
    </article>
  )
}
