import type { BookFormat } from '@voice-rankings/contract'
import { Download, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Menu, MenuItem, Spinner } from '../../ui/index.ts'
import type { WorksMessages } from '../messages.ts'
import type { FileExport } from './exportStore.ts'
import type { ExportModel } from './useExport.ts'

/** Texts of {@link FilesMenu}. */
export type FilesTexts = Omit<WorksMessages['reader']['files'], 'left' | 'speakRest'> & { readonly retry: string }

interface FilesMenuProps<Part> {
  download: ExportModel<Part>
  /** Part whose sound and captions are offered, and its name. */
  part: { readonly id: Part; readonly title: string }
  texts: FilesTexts
  /** False while files cannot be written: their items are disabled, and an earlier error is hidden. */
  ready?: boolean
  /** Above the items, such as the reason why they are disabled. */
  header?: ReactNode
  /** Items before those of the files. */
  children?: ReactNode
}

const WHOLE = ['m4b', 'zip'] as const
const OF_PART = ['mp3', 'vtt', 'srt'] as const

/** Menu of files: an audiobook and a zip of everything, and sound and captions of one part. */
export function FilesMenu<Part>(props: FilesMenuProps<Part>) {
  const { download, part, texts, ready = true, header, children } = props
  const { open, job, onOpenChange, onWrite } = download
  const isWriting = job.status === 'writing'
  const ofPart = texts.ofSection(part.title)
  const problem = <Problem job={job} texts={texts} ready={ready} />
  return (
    <div part="reader-download" data-status={job.status}>
      <Menu
        open={open}
        onOpenChange={onOpenChange}
        trigger={
          <Button size="small" icon={<Download aria-hidden="true" />} busy={isWriting}>
            {isWriting ? texts.writing(Math.floor(job.share * 100)) : texts.label}
          </Button>
        }
        header={header}
        footer={problem}
      >
        {children}
        {WHOLE.map((format) => (
          <FileItem key={format} {...props} format={format} partId={null} />
        ))}
        {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset may not stand in a menu */}
        <div role="group" aria-label={ofPart}>
          <p part="reader-files" aria-hidden="true" dir="auto">
            {ofPart}
          </p>
          {OF_PART.map((format) => (
            <FileItem key={format} {...props} format={format} partId={part.id} />
          ))}
        </div>
        {job.status === 'failed' && ready ? (
          <MenuItem staysOpen part="reader-retry" onSelect={() => onWrite(job.file)}>
            <RotateCcw aria-hidden="true" /> {texts.retry}
          </MenuItem>
        ) : null}
      </Menu>
      {open ? null : problem}
      <output className="voice-hidden">{announcement(job, texts)}</output>
    </div>
  )
}

interface FileItemProps<Part> extends Pick<FilesMenuProps<Part>, 'download' | 'texts' | 'ready'> {
  format: BookFormat
  partId: Part | null
}

function FileItem<Part>({ format, partId, texts, download, ready = true }: FileItemProps<Part>) {
  const { job, onWrite } = download
  const isDisabled = !ready || job.status === 'writing' || job.status === 'forbidden'
  return (
    <MenuItem staysOpen part="reader-file" disabled={isDisabled} onSelect={() => onWrite({ format, part: partId })}>
      <b className="voice-format-name">{format}</b>
      <span className="voice-format-description">{texts.descriptions[format]}</span>
      {'file' in job && job.file.format === format && job.file.part === partId ? (
        <FileState job={job} texts={texts} />
      ) : null}
    </MenuItem>
  )
}

interface StateProps<Part> {
  job: FileExport<Part>
  texts: FilesTexts
}

function FileState<Part>({ job, texts }: StateProps<Part>) {
  if (job.status === 'writing') {
    return (
      <span className="voice-format-state" aria-hidden="true">
        <Spinner /> {texts.share(Math.floor(job.share * 100))}
      </span>
    )
  }
  if (job.status !== 'started') return null
  return (
    <span className="voice-format-state" data-status="saved" aria-hidden="true">
      {texts.started}
    </span>
  )
}

/** Reason why there is no file. */
function Problem<Part>({ job, texts, ready }: StateProps<Part> & { ready: boolean }) {
  const isFailed = job.status === 'failed' && ready
  if (!isFailed && job.status !== 'forbidden') return null
  return (
    <p className="voice-download-failed" part="reader-problem" role="alert">
      {job.status === 'failed' ? (job.message ?? texts.failed) : texts.forbidden}
    </p>
  )
}

function announcement<Part>(job: FileExport<Part>, texts: FilesTexts): string {
  if (job.status === 'writing') return texts.announced
  return job.status === 'started' ? texts.startedFile(job.name) : ''
}
