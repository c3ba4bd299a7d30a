import { Download } from 'lucide-react'
import { useMessages } from '../runtime/index.ts'
import { Button, Tooltip } from '../ui/index.ts'
import { FormatMenu } from './FormatMenu.tsx'
import { downloadsMessages } from './messages.ts'
import type { DownloadModel } from './useDownload.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export type DownloadButtonViewProps = DownloadModel & RootProps<HTMLDivElement>

/**
 * Button for the mp3, and an arrow for the other formats.
 *
 * @example
 * <DownloadButtonView {...useDownload({ voice })} className="download" />
 */
export function DownloadButtonView(props: DownloadButtonViewProps) {
  const { hasAudio, open, work, formats, onOpenChange, onDownload, onConvert } = props
  const texts = useMessages('downloads', downloadsMessages)
  const isBusy = work.status === 'downloading' || work.status === 'converting'
  return (
    <div
      part="download"
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- two buttons are no fields
      role="group"
      aria-label={texts.label}
      data-status={work.status}
      {...rootProps(props, 'voice-download')}
    >
      <div className="voice-download-buttons">
        <Tooltip text={hasAudio ? texts.downloadHint : texts.nothing}>
          <Button
            variant="primary"
            part="download-mp3"
            icon={<Download aria-hidden="true" />}
            busy={work.status === 'downloading'}
            aria-disabled={!hasAudio || isBusy || undefined}
            onClick={onDownload}
          >
            {texts.download}
          </Button>
        </Tooltip>
        <FormatMenu {...{ open, onOpenChange, formats, work, onConvert, disabled: !hasAudio }} />
      </div>
      {work.status === 'failed' && work.format === null ? (
        <p className="voice-download-failed" part="download-failed" role="alert">
          {work.message}
        </p>
      ) : null}
    </div>
  )
}
