import { formatTime } from '@voice-rankings/playback'
import { FileAudio, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import type { DragEvent } from 'react'
import { formatNumber, useWriting } from '../runtime/index.ts'
import { Spinner } from '../ui/index.ts'
import type { ChosenFile } from './recordingStore.ts'
import type { AlignRecordingModel } from './useAlignRecording.ts'

/** Place to choose a recording or drop one. A native file field covers it, for keys and screen readers. */
export function RecordingDrop(model: AlignRecordingModel) {
  const { texts, file, timing, onChoose } = model
  const [isOver, setOver] = useState(false)
  const id = useId()
  const isAligning = timing.status === 'aligning'

  function drop(event: DragEvent): void {
    // The field itself would ignore files that it does not offer.
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped && !isAligning) onChoose(dropped)
  }

  return (
    <div
      part="recordings-drop"
      data-status={file.status}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept="audio/*"
        aria-label={texts.choose}
        aria-describedby={id}
        disabled={isAligning}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onChoose(chosen)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <div id={id} aria-live="polite">
        <DropContent {...model} />
      </div>
    </div>
  )
}

function DropContent({ texts, file }: AlignRecordingModel) {
  if (file.status === 'opening')
    return (
      <p>
        <Spinner /> {texts.opening}
      </p>
    )
  if (file.status === 'ready') return <FileFacts texts={texts} file={file.file} />
  return (
    <>
      <Upload aria-hidden="true" />
      <b>{texts.choose}</b>
      {file.status === 'refused' ? <p part="recordings-refused">{texts.refused[file.reason](file.name)}</p> : null}
      <p>{texts.chooseHint}</p>
      <p>{texts.formats}</p>
    </>
  )
}

const MEGABYTE = 1024 * 1024

function FileFacts({ texts, file }: Pick<AlignRecordingModel, 'texts'> & { file: ChosenFile }) {
  const writing = useWriting()
  const { audio, durationMs } = file
  const size = texts.megabytes(formatNumber(audio.size / MEGABYTE, 1, writing))
  return (
    <>
      <FileAudio aria-hidden="true" />
      <b dir="auto">{audio.name}</b>
      <p part="recordings-facts">{durationMs === null ? size : `${formatTime(durationMs)} · ${size}`}</p>
      <p>{texts.other}</p>
    </>
  )
}
