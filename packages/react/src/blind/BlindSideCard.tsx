import type { BlindReveal } from '@voice-rankings/contract'
import { BLIND_HEARD_SHARE, voicePath } from '@voice-rankings/contract'
import { Check } from 'lucide-react'
import { languageName } from '../names/languageName.ts'
import { providerName } from '../names/providerName.ts'
import { PlayButton, Waveform } from '../player/index.ts'
import { formatDifference, formatNumber, useMessages, useWriting } from '../runtime/index.ts'
import { Flag, Link } from '../ui/index.ts'
import { voicesMessages } from '../voices/messages.ts'
import { BLIND_KEYS } from './useBlindKeys.ts'
import { SIDE_LETTERS } from './sides.ts'
import type { BlindSide } from './sides.ts'
import type { BlindTestModel } from './useBlindTest.ts'

/** Bars of a waveform until its width is known. */
const BARS = 64

const NO_PEAKS = [] as const

/** One side: its button, waveform and how much was heard; after the vote the voice with its score. */
export function BlindSideCard({ side, ...model }: BlindTestModel & { side: BlindSide }) {
  const { stage, sounds, texts } = model
  const open = 'pair' in stage ? stage.pair : null
  const voted = stage.status === 'voted' ? stage.result : null
  const reveal = voted?.[side] ?? null
  const name = SIDE_LETTERS[side]
  const label = reveal ? reveal.voice.voice_name : name
  const status = sounds[side]
  const isPlaying = status === 'playing' || status === 'loading'
  const gender = reveal?.voice.voice_gender ?? 'none'
  const heard = 'heard' in stage ? stage.heard[side] : 0
  const isPick = voted?.blind_choice === side
  return (
    <article
      part="blind-side"
      aria-label={label}
      data-ink={reveal ? undefined : ''}
      data-gender={reveal ? gender : undefined}
      data-pick={isPick || undefined}
      data-playing={isPlaying || undefined}
    >
      <PlayButton
        label={isPlaying ? texts.pause(label) : texts.play(label)}
        status={status}
        gender={gender}
        size={reveal ? 'medium' : 'large'}
        disabled={!open}
        aria-keyshortcuts={BLIND_KEYS[side]}
        onClick={() => model.onToggle(side)}
      />
      {reveal ? <Reveal {...model} reveal={reveal} isPick={isPick} /> : <b part="blind-letter">{name}</b>}
      {reveal ? <span part="blind-letter">{name}</span> : <span part="blind-heard">{heardText(heard, texts)}</span>}
      <Waveform
        peaks={open?.pair[side].peaks ?? NO_PEAKS}
        melody={open?.pair[side].melody}
        gender={gender}
        track={reveal && !isPlaying ? null : (open?.tracks[side] ?? null)}
        bars={BARS}
        height={reveal ? 72 : 96}
      />
      {reveal ? <Score {...model} reveal={reveal} /> : <HeardBar share={heard} />}
    </article>
  )
}

const heardText = (share: number, texts: BlindTestModel['texts']) =>
  share >= BLIND_HEARD_SHARE ? texts.heard : texts.heardPart(share, BLIND_HEARD_SHARE)

/** Heard part of a sound, with a tick where the vote opens. Decorative: text says the same. */
function HeardBar({ share }: { share: number }) {
  return (
    <svg part="blind-heard-bar" aria-hidden="true">
      <rect y="6" width="100%" height="4" rx="2" data-rest />
      <rect y="6" width={`${share * 100}%`} height="4" rx="2" />
      <rect x={`${BLIND_HEARD_SHARE * 100}%`} width="2" height="16" data-tick />
    </svg>
  )
}

function Reveal({ reveal: { voice }, isPick, texts }: BlindTestModel & { reveal: BlindReveal; isPick: boolean }) {
  const voices = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const traits = voice.voice_traits.slice(0, 2)
  return (
    <div part="blind-voice">
      <b>{voice.voice_name}</b>
      {isPick && (
        <span part="blind-pick">
          <Check size={14} aria-hidden="true" />
          {texts.pick}
        </span>
      )}
      <small>
        {providerName(voice.voice_service)} · <Flag languageCode={voice.voice_language_code} />
        <span className="voice-hidden">{languageName(voice.voice_language_code, writing)}</span>
        {traits.length > 0 && ` · ${traits.map((trait) => voices.traits[trait]).join(', ')}`}
      </small>
    </div>
  )
}

function Score({ reveal, texts }: BlindTestModel & { reveal: BlindReveal }) {
  const { voice, blind_score: score, score_change: change } = reveal
  const writing = useWriting()
  const whole = (value: number) => formatNumber(value, 0, writing)
  return (
    <p part="blind-score">
      {score ? (
        <span>
          <span className="voice-hidden">{texts.scoreLabel} </span>
          <b>{`${whole(score.score)} ± ${whole((score.score_high - score.score_low) / 2)}`}</b>{' '}
          <small>{formatDifference(change, 0, writing)}</small>
        </span>
      ) : (
        <small>{texts.noScore}</small>
      )}
      <Link href={voicePath(voice)} aria-label={texts.openVoice(voice.voice_name)}>
        {texts.open}
      </Link>
    </p>
  )
}
