import { ATTRIBUTE_NAMES, ATTRIBUTES, DESIGN_LIMITS } from '@voice-rankings/contract'
import { Pause, Play } from 'lucide-react'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { askAllowance, HoldNotes, playerMessages, useHoldAllowance, Waveform } from '../player/index.ts'
import { LazyTextNotes } from '../requests/LazyTextNotes.tsx'
import { formatAttribute, promptLogin, useMessages, useRuntime, useWriting } from '../runtime/index.ts'
import { Alert, Button } from '../ui/index.ts'
import type { VoiceDesignerModel } from './useVoiceDesigner.ts'

const subscribeToNothing = () => () => {}

/** Sentence, its waveform, and what was measured of it. */
export function DesignStage({
  texts,
  text,
  preview,
  track,
  provider,
  onWrite,
  onHear,
  onHearBase,
}: Pick<
  VoiceDesignerModel,
  'texts' | 'text' | 'preview' | 'track' | 'provider' | 'onWrite' | 'onHear' | 'onHearBase'
>) {
  const id = useId()
  const statusOf = () => track?.getState().status ?? 'idle'
  const isPlaying = useSyncExternalStore(track?.subscribe ?? subscribeToNothing, statusOf, statusOf) === 'playing'
  const spoken = preview.status === 'none' ? null : preview.last
  return (
    <div part="designer-stage">
      <div part="designer-text">
        <label htmlFor={id} part="designer-sentence-label">
          {texts.sentence}
        </label>
        <textarea
          id={id}
          part="designer-sentence"
          className="voice-field"
          rows={3}
          dir="auto"
          value={text}
          maxLength={DESIGN_LIMITS.text}
          onChange={({ target }) => onWrite(target.value)}
        />
        {provider && <SpeechCost text={text} provider={provider} />}
      </div>
      <div part="designer-sound">
        <Waveform peaks={spoken?.preview_peaks ?? []} gender={spoken ? 'unknown' : 'none'} track={track} height={56} />
        <div part="designer-hear">
          <Button
            variant="primary"
            busy={preview.status === 'loading'}
            disabled={text.trim() === ''}
            icon={isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
            onClick={() => (isPlaying ? track?.pause() : onHear())}
          >
            {isPlaying ? texts.pause : texts.hear}
          </Button>
          <Button disabled={text.trim() === ''} onClick={onHearBase}>
            {texts.hearBase}
          </Button>
          <output part="designer-status">{preview.status === 'loading' ? texts.speaking : ''}</output>
        </div>
        {preview.status === 'failed' && <Alert title={preview.message ?? texts.unspoken} />}
        <DesignMeasurements texts={texts} preview={preview} />
      </div>
    </div>
  )
}

/** What the speech of a provider's voice costs: credits of users, and the remaining texts of visitors. */
function SpeechCost({ text, provider }: { text: string; provider: NonNullable<VoiceDesignerModel['provider']> }) {
  const runtime = useRuntime()
  const { client, loginPrompt } = runtime
  const texts = useMessages('player', playerMessages)
  const allowance = useHoldAllowance(client)
  useEffect(() => askAllowance(runtime), [runtime])
  return (
    <div part="designer-cost">
      <LazyTextNotes text={text} isTyped={false} voices={[provider]} />
      <HoldNotes {...{ texts, allowance }} generation={{ status: 'idle' }} onLogin={() => promptLogin(loginPrompt)} />
    </div>
  )
}

/** Measured attributes of the last preview. */
function DesignMeasurements({ texts, preview }: Pick<VoiceDesignerModel, 'texts' | 'preview'>) {
  const writing = useWriting()
  const spoken = preview.status === 'none' ? null : preview.last
  return (
    <dl part="designer-measured" aria-label={texts.measured}>
      {ATTRIBUTE_NAMES.map((name) => {
        const value = spoken?.[ATTRIBUTES[name].field] ?? null
        return (
          <div key={name}>
            <dt>{texts.attributes[name]}</dt>
            <dd>{value === null ? (spoken ? texts.notMeasured : '–') : formatAttribute(name, value, writing)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
