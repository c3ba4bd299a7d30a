import type { OutputFormat } from '@voice-rankings/contract'
import { ChevronDown } from 'lucide-react'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { useMessages } from '../runtime/index.ts'
import { Menu, MenuItem, Spinner, Tooltip } from '../ui/index.ts'
import type { DownloadWork } from './downloadStore.ts'
import { downloadsMessages } from './messages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface FormatMenuProps extends RootProps<HTMLButtonElement> {
  open: boolean
  onOpenChange: (open: boolean) => void
  formats: readonly OutputFormat[]
  work: DownloadWork
  onConvert: (format: OutputFormat) => void
  disabled?: boolean
}

/**
 * Menu of the audio formats. It stays open during a conversion and while an error is shown.
 *
 * @example
 * <FormatMenu
 *   formats={['wav', 'flac']}
 *   open={isOpen}
 *   onOpenChange={setOpen}
 *   work={useDownload({ voice }).work}
 *   onConvert={console.log}
 * />
 */
export function FormatMenu(props: FormatMenuProps) {
  const { open, onOpenChange, formats, work, onConvert, disabled = false } = props
  const texts = useMessages('downloads', downloadsMessages)
  return (
    <Menu
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <ArrowButton
          label={texts.formats}
          hint={disabled ? texts.nothing : texts.formats}
          aria-disabled={disabled || undefined}
          {...rootProps(props)}
        />
      }
      footer={<FormatNotes work={work} />}
    >
      <FormatItems {...{ formats, work, onConvert }} />
    </Menu>
  )
}

/** Menu items of the formats. They keep their menu open. */
export function FormatItems({ formats, work, onConvert }: Pick<FormatMenuProps, 'formats' | 'work' | 'onConvert'>) {
  const texts = useMessages('downloads', downloadsMessages)
  const isBusy = work.status === 'downloading' || work.status === 'converting'
  return formats.map((format) => (
    <MenuItem key={format} staysOpen disabled={isBusy} part="format" onSelect={() => onConvert(format)}>
      <b className="voice-format-name">{format}</b>
      <span className="voice-format-description">{texts.descriptions[format]}</span>
      <FormatState work={work} format={format} />
    </MenuItem>
  ))
}

/** Progress of a conversion for screen readers, and why one failed. */
export function FormatNotes({ work }: Pick<FormatMenuProps, 'work'>) {
  const texts = useMessages('downloads', downloadsMessages)
  const problem = work.status === 'failed' && work.format !== null ? work.message : null
  return (
    <>
      <output className="voice-hidden">{announcement(work, texts)}</output>
      {problem === null ? null : (
        <p className="voice-download-failed" part="download-failed" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

interface ArrowButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string
  hint: string
  ref?: Ref<HTMLButtonElement>
}

function ArrowButton({ label, hint, ...props }: ArrowButtonProps) {
  return (
    <Tooltip text={hint}>
      <button
        type="button"
        data-variant="primary"
        part="download-formats"
        aria-label={label}
        {...props}
        className={`voice-button voice-download-arrow ${props.className ?? ''}`.trim()}
      >
        <ChevronDown aria-hidden="true" />
      </button>
    </Tooltip>
  )
}

function FormatState({ work, format }: { work: DownloadWork; format: OutputFormat }) {
  const texts = useMessages('downloads', downloadsMessages)
  if (!('format' in work) || work.format !== format || work.status === 'failed') return null
  return (
    <span className="voice-format-state" data-status={work.status} aria-hidden="true">
      {work.status === 'converting' ? (
        <>
          <Spinner /> {texts.converting}
        </>
      ) : (
        texts.saved
      )}
    </span>
  )
}

function announcement(work: DownloadWork, texts: typeof downloadsMessages): string {
  if (work.status === 'converting') return texts.convertingFormat(work.format)
  return work.status === 'saved' ? texts.savedFormat(work.format) : ''
}
