import { formatTime } from '@voice-rankings/playback'
import { Download } from 'lucide-react'
import { languageName } from '../names/languageName.ts'
import { VoicePlayer } from '../player/index.ts'
import { useWriting } from '../runtime/index.ts'
import { Button } from '../ui/index.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { quoteAt, RECORDING_FILES, recordingFileName, recordingTitle } from './recordingFiles.ts'
import type { TimedRecording } from './recordingStore.ts'
import type { AlignRecordingModel } from './useAlignRecording.ts'

interface RecordingResultProps extends AlignRecordingModel {
  recording: TimedRecording
  headingLevel: 1 | 2
}

/** The recording with its words, its files, and the code of its player. */
export function RecordingResult(props: RecordingResultProps) {
  const { texts, recording, headingLevel, href, onTrack, onEdit, onStartOver } = props
  const { file, times, text, languageCode, gender } = recording
  const Heading = `h${headingLevel + 1}` as 'h2' | 'h3'
  return (
    <div part="recordings-result">
      <header>
        {/* The form is gone, and focus with it. */}
        <Heading tabIndex={-1} ref={focusOnce}>
          {texts.result}
        </Heading>
        <Button onClick={onEdit}>{texts.edit}</Button>
        <Button variant="plain" onClick={onStartOver}>
          {texts.startOver}
        </Button>
      </header>
      <Notices {...props} />
      <VoicePlayer
        src={file.url}
        marks={times.speechMarks}
        peaks={times.recording_peaks}
        text={text}
        durationMs={file.durationMs ?? times.recording_duration}
        title={recordingTitle(file.audio.name)}
        gender={gender}
        languageCode={languageCode}
        href={href}
        onTrack={onTrack}
      />
      <div part="recordings-take">
        <section aria-label={texts.files}>
          <Heading aria-hidden="true">{texts.files}</Heading>
          <Files {...props} />
        </section>
        <section aria-label={texts.embed}>
          <Heading aria-hidden="true">{texts.embed}</Heading>
          <Embed {...props} />
        </section>
      </div>
    </div>
  )
}

const focusOnce = (heading: HTMLHeadingElement | null) => heading?.focus()

/** Limits of the word times: of a text that differs from the recording, or estimated for want of a local voice. */
function Notices({ texts, recording, onPlayFrom }: RecordingResultProps) {
  const writing = useWriting()
  const { times, text, languageCode } = recording
  const { misfit, timing_source: source } = times
  const time = formatTime((misfit?.seconds ?? 0) * 1000)
  return (
    <>
      {source === 'aligned' || misfit ? null : (
        <div part="recordings-notice" role="note">
          <b>{texts.estimated}</b>
          <p>{texts.estimatedText(languageName(languageCode, writing))}</p>
        </div>
      )}
      {misfit ? (
        <div part="recordings-notice" role="note">
          <b>{texts.misfit}</b>
          <p>{texts.misfitText(quoteAt(text, misfit.offset), time)}</p>
          <Button size="small" onClick={() => onPlayFrom(misfit.seconds * 1000)}>
            {texts.playFrom(time)}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function Files({ texts, recording, onSave }: RecordingResultProps) {
  return (
    <ul part="recordings-files">
      {RECORDING_FILES.map((file) => {
        const name = recordingFileName(recording.file.audio.name, file)
        return (
          <li key={file}>
            <div>
              <b dir="auto">{name}</b>
              <p>{texts.fileTexts[file]}</p>
            </div>
            <Button aria-label={texts.save(name)} icon={<Download aria-hidden="true" />} onClick={() => onSave(file)} />
          </li>
        )
      })}
    </ul>
  )
}

function Embed({ texts, recording, code, copied, onCopy }: RecordingResultProps) {
  const { name } = recording.file.audio
  return (
    <div part="recordings-embed">
      <p>{texts.embedText(name, recordingFileName(name, 'vtt'), recordingFileName(name, 'peaks'))}</p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll */}
      <section tabIndex={0} aria-label={texts.code}>
        <pre dir="ltr">
          <code>{code}</code>
        </pre>
      </section>
      <CopyButton label={texts.copy} copiedLabel={texts.copied} isCopied={copied === 'copied'} onClick={onCopy} />
      <output>{copied === 'failed' ? texts.copyFailed : copied === 'copied' ? texts.copied : null}</output>
    </div>
  )
}
