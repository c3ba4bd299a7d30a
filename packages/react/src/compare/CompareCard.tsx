import { snippetPath, voicePath } from '@voice-rankings/contract'
import type { Voice } from '@voice-rankings/contract'
import { Check, X } from 'lucide-react'
import { Suspense, useLayoutEffect, useMemo, useRef } from 'react'
import { lazyComponent } from '../loading/lazyComponent.ts'
import {
  failureText,
  formatHoldEnd,
  PlayButton,
  playerMessages,
  SeekSlider,
  useTrackState,
  Waveform,
} from '../player/index.ts'
import { formatNumber, useMessages, useWriting } from '../runtime/index.ts'
import { languageName } from '../names/languageName.ts'
import { providerName } from '../names/providerName.ts'
import { Button, Flag, Link, PlainIconButton, Spinner } from '../ui/index.ts'
import { atSamePlace } from './samePlace.ts'
import type { ComparedModel } from './useComparedSounds.ts'
import type { CompareModel } from './useCompareVoices.ts'

interface CompareCardProps extends CompareModel {
  one: ComparedModel
}

const CompareActions = /* @__PURE__ */ lazyComponent(async () => (await import('./CompareActions.tsx')).CompareActions)

/** Number of bars of the longest reading until its width is known. */
const BARS = 56

/** Card of one compared voice. */
export function CompareCard({ one, ...model }: CompareCardProps) {
  const { texts, text, compared, isHidden, blind, longestMs, current, onToggle, onSwitch, onRemove, onChoose } = model
  const { track, take, name, found } = one
  const playerTexts = useMessages('player', playerMessages)
  const status = useTrackState(track)?.status ?? 'idle'
  const voice = found.status === 'ready' ? found.voice : null
  const snippet = one.said.get(text.trim())
  const gender = voice && take && !isHidden ? voice.voice_gender : 'none'
  const isPlaying = status === 'playing' || status === 'loading'
  // A voice without the text has a flat line, as long as the longest reading.
  const share = take ? take.durationMs / longestMs : 1
  const wave = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Set by script, because a strict CSP forbids server-rendered style attributes.
    wave.current?.style.setProperty('width', `${Math.max(8, share * 100)}%`)
  }, [share])
  const heard = compared.find(({ id }) => id === current)
  // All voices stand at the word of the one that was heard last.
  const place = useMemo(
    () =>
      heard && heard.id !== one.id && heard.track && heard.take && take
        ? atSamePlace(heard.track, heard.take, take)
        : track,
    [heard, one.id, take, track],
  )
  return (
    <article
      className="voice-compared"
      part="compared"
      aria-label={name}
      data-gender={gender}
      data-status={status}
      data-current={current === one.id || undefined}
      data-chosen={blind?.choice === one.id || undefined}
    >
      <header>
        <kbd part="compared-key" aria-hidden="true">
          {compared.indexOf(one) + 1}
        </kbd>
        <PlayButton
          label={isPlaying ? texts.pause(name) : texts.play(name)}
          status={status}
          gender={gender}
          disabled={!track}
          onClick={() => (place === track ? onToggle(one.id) : onSwitch(one.id))}
        />
        <div part="compared-name">
          {voice && !isHidden ? (
            <Link href={snippet ? snippetPath(snippet) : voicePath(voice)}>{name}</Link>
          ) : (
            <b>{name}</b>
          )}
          {isHidden ? null : <Origin voice={voice} texts={texts} />}
        </div>
        {blind?.choice === one.id ? (
          <p part="compared-choice">
            <Check size={16} aria-hidden="true" /> {texts.chosen}
          </p>
        ) : null}
      </header>
      <div part="compared-wave" ref={wave}>
        <Waveform
          peaks={take?.peaks ?? []}
          melody={take?.melody}
          gender={gender}
          track={place}
          bars={Math.max(8, Math.round(BARS * share))}
          height={48}
        />
        {place && take && <SeekSlider track={place} durationMs={take.durationMs} texts={playerTexts} />}
      </div>
      {take ? <Length durationMs={take.durationMs} texts={texts} /> : null}
      <Trouble {...model} one={one} isSilent={status === 'error'} />
      <footer>
        {isHidden ? (
          <Button size="small" disabled={!take} aria-label={texts.choose(name)} onClick={() => onChoose(one.id)}>
            {texts.chooseShort}
          </Button>
        ) : voice && take ? (
          <Suspense>
            <CompareActions
              texts={texts}
              voice={voice}
              snippet={snippet ?? null}
              audio={take.audio}
              marks={take.marks}
            />
          </Suspense>
        ) : null}
      </footer>
      {isHidden ? null : (
        <PlainIconButton data-action="remove" label={texts.remove(name)} size="small" onClick={() => onRemove(one.id)}>
          <X aria-hidden="true" />
        </PlainIconButton>
      )}
    </article>
  )
}

/** Provider, language and measured traits; an empty line while the voice loads. */
function Origin({ voice, texts }: { voice: Voice | null } & Pick<CompareCardProps, 'texts'>) {
  const writing = useWriting()
  if (!voice) return <p>{'\u00A0'}</p>
  const shown = voice.voice_traits.slice(0, 3)
  return (
    <p>
      {providerName(voice.voice_service)} · <Flag languageCode={voice.voice_language_code} />
      <span className="voice-hidden">{languageName(voice.voice_language_code, writing)}</span>
      {shown.length > 0 ? (
        <span part="voice-traits"> {shown.map((name) => texts.traits[name]).join(' · ')}</span>
      ) : null}
    </p>
  )
}

function Length({ durationMs, texts }: { durationMs: number } & Pick<CompareCardProps, 'texts'>) {
  const writing = useWriting()
  return <span part="compared-length">{texts.length(formatNumber(durationMs / 1000, 1, writing))}</span>
}

/** Message if the voice cannot be played. */
function Trouble({ texts, one, isSilent }: Pick<CompareCardProps, 'texts' | 'one'> & { isSilent: boolean }) {
  const writing = useWriting()
  const playerTexts = useMessages('player', playerMessages)
  const { found, generation, take } = one
  if (found.status === 'loading') return <Note busy>{texts.loading}</Note>
  if (found.status === 'missing') return <Note danger>{texts.missing}</Note>
  if (found.status === 'failed') return <Note danger>{texts.failed}</Note>
  if (generation.status === 'generating') return <Note busy>{texts.generating}</Note>
  if (isSilent) return <Note danger>{texts.silent}</Note>
  if (take) return null
  if (generation.status === 'held') {
    const { message, until } = generation
    return (
      <Note danger>
        <span>
          {until ? texts.held(message, formatHoldEnd(until, writing)) : message}
          <br />
          {texts.heldHint}
        </span>
      </Note>
    )
  }
  if (generation.status === 'failed') {
    return <Note danger>{failureText(generation, { ...playerTexts, failedBody: texts.notSpoken })}</Note>
  }
  return <Note>{texts.notYet}</Note>
}

function Note({ busy, danger, children }: { busy?: boolean; danger?: boolean; children: React.ReactNode }) {
  return (
    <p part="compared-note" data-kind={danger ? 'danger' : 'hint'} role={danger ? 'alert' : undefined}>
      {busy ? <Spinner /> : null} {children}
    </p>
  )
}
