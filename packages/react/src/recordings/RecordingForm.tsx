import { AudioLines } from 'lucide-react'
import { useId } from 'react'
import { Alert, Bar, Button, Segmented, Select } from '../ui/index.ts'
import { RecordingDrop } from './RecordingDrop.tsx'
import type { AlignRecordingModel } from './useAlignRecording.ts'

/** Recording, text and language, and a button that finds the word times. */
export function RecordingForm(model: AlignRecordingModel) {
  const { texts, timing } = model
  const isAligning = timing.status === 'aligning'
  return (
    <div part="recordings-form">
      <RecordingDrop {...model} />
      <RecordingText {...model} />
      {/* A disabled group disables the controls in it. */}
      <fieldset part="recordings-options" disabled={isAligning}>
        <Select
          label={texts.language}
          value={model.languageCode}
          options={model.languages}
          onValueChange={model.onLanguageChange}
        />
        <div part="recordings-gender">
          <span aria-hidden="true">{texts.gender}</span>
          <Segmented
            label={texts.gender}
            options={(['none', 'female', 'male'] as const).map((value) => ({ value, label: texts.genders[value] }))}
            value={model.gender}
            onValueChange={model.onGenderChange}
          />
        </div>
      </fieldset>
      {timing.status === 'failed' ? <Failure texts={texts} timing={timing} /> : null}
      <div part="recordings-actions">
        {isAligning ? <Progress {...model} share={timing.share} /> : <Start {...model} />}
      </div>
    </div>
  )
}

function RecordingText({ texts, text, limit, excess, languageCode, timing, onTextChange }: AlignRecordingModel) {
  const id = useId()
  return (
    <div part="recordings-text">
      <label htmlFor={id}>{texts.text}</label>
      <textarea
        id={id}
        className="voice-editor"
        dir="auto"
        lang={languageCode}
        rows={10}
        placeholder={texts.textHint}
        value={text}
        readOnly={timing.status === 'aligning'}
        aria-invalid={excess > 0 || undefined}
        aria-describedby={`${id}-count`}
        onChange={({ target }) => onTextChange(target.value)}
      />
      <p id={`${id}-count`} part="counter" data-state={excess > 0 ? 'over' : 'within'}>
        {excess > 0 ? texts.excess(excess) : texts.counter(text.length, limit)}
      </p>
    </div>
  )
}

type Failed = Extract<AlignRecordingModel['timing'], { status: 'failed' }>

function Failure({ texts, timing }: Pick<AlignRecordingModel, 'texts'> & { timing: Failed }) {
  const title = timing.reason === 'format' ? texts.unconverted : (timing.message ?? texts.failed)
  return <Alert title={title}>{texts.kept}</Alert>
}

function Start({ texts, missing, excess, onAlign }: AlignRecordingModel) {
  const id = useId()
  const isReady = missing === null && excess === 0
  return (
    <>
      <Button
        variant="primary"
        size="large"
        icon={<AudioLines aria-hidden="true" />}
        aria-disabled={!isReady}
        aria-describedby={id}
        onClick={onAlign}
      >
        {texts.align}
      </Button>
      <p id={id}>{missing ? texts.missing[missing] : excess > 0 ? texts.excess(excess) : texts.alignHint}</p>
    </>
  )
}

function Progress({ texts, share, onEdit }: AlignRecordingModel & { share: number }) {
  const percent = Math.round(share * 100)
  const text = texts.aligning(percent)
  return (
    <>
      <div part="recordings-progress">
        <progress className="voice-hidden" aria-label={texts.align} max={100} value={percent} aria-valuetext={text} />
        <span aria-hidden="true">{text}</span>
        <Bar part="recordings-bar" share={share} />
      </div>
      {/* The button that was pressed is gone, and focus with it. */}
      <Button ref={focusOnce} onClick={onEdit}>
        {texts.cancel}
      </Button>
    </>
  )
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })
