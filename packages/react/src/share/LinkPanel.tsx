import { useMessages } from '../runtime/index.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { BadgeCodes } from './BadgeCodes.tsx'
import { isPrivate } from './isPrivate.ts'
import { Audience } from './Audience.tsx'
import { shareMessages } from './messages.ts'
import type { SharePanelProps } from './useShare.ts'

/** Address to copy, and the badge of a voice. */
export function LinkPanel(props: SharePanelProps) {
  const texts = useMessages('share', shareMessages)
  const { shared, copied, onCopyLink } = props
  return (
    <>
      <Audience {...props} />
      <div part="share-link">
        <input
          className="voice-field"
          readOnly
          aria-label={texts.address}
          value={shared.url}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton
          part="share-copy"
          copiedLabel={texts.copied}
          label={texts.copyLink}
          isCopied={copied === 'link'}
          disabled={isPrivate(props)}
          onClick={onCopyLink}
        />
      </div>
      {props.embed.snippet === null && <BadgeCodes {...props} />}
    </>
  )
}
