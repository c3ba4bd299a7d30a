import type { BookFormat } from '@voice-rankings/contract'
import { Download, RotateCcw } from 'lucide-react'
import { Button, Menu, MenuItem, Spinner } from '../ui/index.ts'
import type { WorkExport } from './exportStore.ts'
import type { OpenReader, VoiceReaderModel } from './useVoiceReader.ts'

type ReaderDownloadProps = VoiceReaderModel & { reader: OpenReader }

const WHOLE = ['m4b', 'zip'] as const
const OF_SECTION = ['mp3', 'vtt', 'srt'] as const

/** Menu of the files of a text: all of it as an audiobook or a zip, and sound and captions of the current section. */
export function ReaderDownload(props: ReaderDownloadProps) {
  const { reader, texts } = props
  const { open, job, onOpenChange, onWrite } = reader.download
  const isWriting = job.status === 'writing'
  const { section, title } = reader.section
  return (
    <div part="reader-download" data-status={job.status}>
      <Menu
        open={open}
        onOpenChange={onOpenChange}
        trigger={
          <Button size="small" icon={<Download aria-hidden="true" />} busy={isWriting}>
            {isWriting ? texts.files.writing(Math.floor(job.share * 100)) : texts.files.label}
          </Button>
        }
        header={<Unspoken {...props} />}
        footer={<Problem {...props} />}
      >
        <SpeakRest {...props} />
        {WHOLE.map((format) => (
          <FileItem key={format} {...props} format={format} section={null} />
        ))}
        {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset may not stand in a menu */}
        <div role="group" aria-label={texts.files.ofSection(title ?? texts.untitled)}>
          <p part="reader-files" aria-hidden="true" dir="auto">
            {texts.files.ofSection(title ?? texts.untitled)}
          </p>
          {OF_SECTION.map((format) => (
            <FileItem key={format} {...props} format={format} section={section} />
          ))}
        </div>
        {job.status === 'failed' && isSpoken(props) ? (
          <MenuItem staysOpen part="reader-retry" onSelect={() => onWrite(job.file)}>
            <RotateCcw aria-hidden="true" /> {texts.retry}
          </MenuItem>
        ) : null}
      </Menu>
      {open ? null : <Problem {...props} />}
      <output className="voice-hidden">{announcement(job, texts)}</output>
    </div>
  )
}

const isSpoken = ({ reader: { work } }: ReaderDownloadProps) => work.spoken_count >= work.sentence_count

/** True if the visitor may have the other sentences spoken. */
const isOffered = ({ reader: { work }, isUser }: ReaderDownloadProps) =>
  work.own && isUser && work.work_status !== 'speaking'

/** Why there are no files yet, unless the visitor can change it by an item. */
function Unspoken(props: ReaderDownloadProps) {
  const { reader, texts, isUser } = props
  const { work } = reader
  if (isSpoken(props) || isOffered(props)) return null
  return (
    <p part="reader-unspoken">
      {work.work_status === 'speaking'
        ? texts.progress(Math.floor((work.spoken_count / work.sentence_count) * 100))
        : texts.files.left(work.sentence_count - work.spoken_count)}
      {work.own && !isUser ? ` ${texts.login}` : null}
    </p>
  )
}

/** Speaks the sentences that have no speech. */
function SpeakRest(props: ReaderDownloadProps) {
  const { reader, texts, isSaving } = props
  const { work, onSpeakAll } = reader
  if (isSpoken(props) || !isOffered(props)) return null
  return (
    <MenuItem staysOpen part="reader-speak-rest" disabled={isSaving} onSelect={onSpeakAll}>
      <span>
        <b>{texts.files.speakRest(work.sentence_count - work.spoken_count)}</b>
        <br />
        {texts.costs(work.credits_left)}
      </span>
    </MenuItem>
  )
}

interface FileItemProps extends ReaderDownloadProps {
  format: BookFormat
  section: number | null
}

function FileItem({ format, section, ...props }: FileItemProps) {
  const { texts, reader } = props
  const { job, onWrite } = reader.download
  const isDisabled = !isSpoken(props) || job.status === 'writing' || job.status === 'forbidden'
  return (
    <MenuItem staysOpen part="reader-file" disabled={isDisabled} onSelect={() => onWrite({ format, section })}>
      <b className="voice-format-name">{format}</b>
      <span className="voice-format-description">{texts.files.descriptions[format]}</span>
      {'file' in job && job.file.format === format && job.file.section === section ? (
        <FileState job={job} texts={texts} />
      ) : null}
    </MenuItem>
  )
}

function FileState({ job, texts }: { job: WorkExport; texts: ReaderDownloadProps['texts'] }) {
  if (job.status === 'writing') {
    return (
      <span className="voice-format-state" aria-hidden="true">
        <Spinner /> {texts.files.share(Math.floor(job.share * 100))}
      </span>
    )
  }
  if (job.status !== 'started') return null
  return (
    <span className="voice-format-state" data-status="saved" aria-hidden="true">
      {texts.files.started}
    </span>
  )
}

/** Reason why there is no file. */
function Problem(props: ReaderDownloadProps) {
  const { reader, texts } = props
  const { job } = reader.download
  const isFailed = job.status === 'failed' && isSpoken(props)
  if (!isFailed && job.status !== 'forbidden') return null
  return (
    <p className="voice-download-failed" part="reader-problem" role="alert">
      {job.status === 'failed' ? (job.message ?? texts.files.failed) : texts.files.forbidden}
    </p>
  )
}

function announcement(job: WorkExport, { files }: ReaderDownloadProps['texts']): string {
  if (job.status === 'writing') return files.announced
  return job.status === 'started' ? files.startedFile(job.name) : ''
}
