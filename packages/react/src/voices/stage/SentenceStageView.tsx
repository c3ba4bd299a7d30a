import { voicePath, snippetPath } from '@voice-rankings/contract'
import { PenLine, Shuffle } from 'lucide-react'
import {
  failureText,
  HoldNotes,
  PlayButton,
  playerMessages,
  PlayTime,
  SeekSlider,
  SpeechText,
  useHoldAllowance,
  Waveform,
} from '../../player/index.ts'
import { providerName } from '../../names/providerName.ts'
import { draftKey, promptLogin, useMessages, useRuntime } from '../../runtime/index.ts'
import { Button, Link, type RootProps } from '../../ui/index.ts'
import { rootProps } from '../../ui/rootProps.ts'
import { shownShare } from '../sentence/useSentenceSound.ts'
import { VoiceLanguages } from '../VoiceLanguages.tsx'
import { StageLanguages } from './StageLanguages.tsx'
import { StageVoices } from './StageVoices.tsx'
import type { SentenceStageModel } from './useSentenceStage.ts'

export type SentenceStageViewProps = SentenceStageModel & RootProps

/**
 * View of a stage: the sentence as a text box that looks like text, the voice that speaks it, and others to try.
 *
 * @example
 * <SentenceStageView {...stage} />
 */
export function SentenceStageView(stage: SentenceStageViewProps) {
  const { texts, voice, sound, text, isTouched, limit, onWrite } = stage
  const name = voice.voice_name
  const tone = isTouched && !sound.snippet ? 'none' : voice.voice_gender
  return (
    <div part="sentence-stage" {...rootProps(stage, 'voice-stage')}>
      <section className="voice-player" part="stage-card" data-gender={tone} aria-label={texts.stage.title(name)}>
        <header part="stage-choices">
          <StageLanguages {...stage} />
          <p part="counter">{texts.stage.count(text.length, limit)}</p>
          <Button size="small" part="stage-write" icon={<PenLine aria-hidden="true" />} onClick={onWrite}>
            {texts.stage.write}
          </Button>
        </header>
        <StageText {...stage} />
        <StageSound {...stage} />
        <StageProblem {...stage} />
        <StageTraits {...stage} />
        <StageNotes {...stage} />
      </section>
      <StageVoices {...stage} />
    </div>
  )
}

/** The sentence. Its words light up once the voice has spoken them. */
function StageText({ sound, status, text, limit, textRef, ...stage }: SentenceStageModel) {
  const texts = useMessages('player', playerMessages)
  const { snippet, track, take, durationMs, melody, peaks } = sound
  return (
    <SpeechText
      texts={{ ...texts, textLabel: stage.texts.stage.sentence, generateHint: stage.texts.stage.hint }}
      text={text}
      limit={limit}
      excess={Math.max(0, text.length - limit)}
      readOnly={false}
      isNewText={false}
      isEdited={!snippet}
      canAct={text.trim() !== ''}
      generation={take ?? { status: 'idle' }}
      languageCode={stage.isTouched ? undefined : stage.speakers.languageCode}
      stage={{
        track,
        status,
        text: '',
        marks: snippet?.voice_snippet_timestamps ?? [],
        peaks,
        melody,
        durationMs,
        problem: null,
      }}
      textRef={textRef}
      onAction={stage.onPlay}
      onTextFocus={stage.onTextFocus}
      onTextChange={stage.onTextChange}
      onWordAt={() => {}}
    />
  )
}

/** Bars of the waveform in a wide and in a narrow place, 5 px each. */
const BARS = 150

/** Play button, name of the voice, and its waveform, which is a seek bar once it has spoken. */
function StageSound({ voice, speakers: { languageCode }, sound, status, text, isTouched, onPlay }: SentenceStageModel) {
  const texts = useMessages('player', playerMessages)
  const { client } = useRuntime()
  const { track, snippet, peaks, melody, durationMs } = sound
  const name = voice.voice_name
  const isPlaying = status === 'playing' || status === 'loading'
  return (
    <div part="stage-sound">
      <PlayButton
        size="large"
        label={isPlaying ? texts.pauseVoice(name) : texts.playVoice(name)}
        status={status}
        gender={voice.voice_gender}
        disabled={text.trim() === ''}
        onClick={onPlay}
      />
      <div part="stage-name">
        <Link href={client.url(voicePath(voice))}>{name}</Link>
        <p>
          {providerName(voice.voice_service)} · <VoiceLanguages voice={voice} languageCode={languageCode} />
        </p>
      </div>
      <div part="stage-wave">
        <Waveform
          peaks={peaks}
          melody={melody}
          share={shownShare(sound)}
          gender={isTouched && !snippet ? 'none' : voice.voice_gender}
          track={track}
          bars={BARS}
          height={64}
        />
        {track && snippet ? (
          <SeekSlider track={track} durationMs={durationMs} marks={snippet.voice_snippet_timestamps} texts={texts} />
        ) : null}
      </div>
      <PlayTime track={track} durationMs={snippet ? durationMs : null} />
    </div>
  )
}

/** Reason why the sentence is not heard, in one line. */
function StageProblem({ texts, sound, onRetry, onRetryLoad }: SentenceStageModel) {
  const player = useMessages('player', playerMessages)
  const { loginPrompt } = useRuntime()
  const { take } = sound
  if (take?.status === 'held')
    return (
      <p part="stage-problem" role="alert">
        {take.message}{' '}
        <Button size="small" onClick={() => promptLogin(loginPrompt)}>
          {player.loginHint}
        </Button>
      </p>
    )
  if (take?.status !== 'failed' && !onRetryLoad) return null
  return (
    <p part="stage-problem" role="alert">
      {take?.status === 'failed' ? <span title={failureText(take, player)}>{texts.stage.failed}</span> : texts.failed}{' '}
      <Button size="small" onClick={take?.status === 'failed' ? onRetry : (onRetryLoad ?? undefined)}>
        {texts.retry}
      </Button>
    </p>
  )
}

/** Remaining quota of a visitor. */
function StageNotes({ sound }: SentenceStageModel) {
  const texts = useMessages('player', playerMessages)
  const { client, loginPrompt } = useRuntime()
  const allowance = useHoldAllowance(client)
  const generation = sound.take ?? { status: 'idle' as const }
  if (!allowance && generation.status !== 'held') return null
  return (
    <div part="notes">
      <HoldNotes {...{ texts, allowance, generation }} onLogin={() => promptLogin(loginPrompt)} />
    </div>
  )
}

/** Traits that another voice may have; the nearest voice with one speaks at once. */
function StageTraits({ texts, speakers, voice, sound, text, isTouched, ...stage }: SentenceStageModel) {
  const { client, drafts } = useRuntime()
  const { snippet } = sound
  const href = client.url(snippet ? snippetPath(snippet) : voicePath(voice))
  return (
    <footer part="stage-traits">
      <span id={TRAITS_ID}>{texts.stage.another}</span>
      {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a set of buttons is no fieldset */}
      <div role="group" aria-labelledby={TRAITS_ID} part="stage-trait-list">
        {speakers.traits.map((trait) => (
          <button
            key={trait}
            type="button"
            className="voice-pill"
            part="stage-trait"
            onClick={() => stage.onTrait(trait)}
          >
            {texts.traits[trait]}
          </button>
        ))}
      </div>
      <Button
        variant="plain"
        size="small"
        part="stage-surprise"
        icon={<Shuffle aria-hidden="true" />}
        busy={stage.isLoading}
        onClick={stage.onSurprise}
      >
        {texts.stage.surprise}
      </Button>
      <Link
        className="voice-button"
        data-variant="quiet"
        data-size="small"
        part="stage-open"
        href={href}
        onClick={() => (snippet || !isTouched ? undefined : drafts.write(draftKey(voice.voice_id), text))}
      >
        {texts.stage.open(voice.voice_name)}
      </Link>
    </footer>
  )
}

const TRAITS_ID = 'voice-stage-traits'
