import { CopyButton } from '../../ui/CopyButton.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import type { ShareSettingsMessages } from './messages.ts'

interface NewAddressProps {
  texts: ShareSettingsMessages
  /** Name of the address. */
  label: string
  address: string
  /** Text of the button. */
  copyLabel: string
}

/** Address that contains the token of a new link, which is shown once, with a button that copies it. */
export function NewAddress({ texts, label, address, copyLabel }: NewAddressProps) {
  const [copied, copy] = useCopy()
  return (
    <div part="share-settings-made">
      <input
        className="voice-field"
        readOnly
        dir="ltr"
        aria-label={label}
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <CopyButton
        label={copyLabel}
        copiedLabel={texts.copied}
        isCopied={copied === 'copied'}
        onClick={() => copy(address)}
      />
      <output>{copied === 'failed' ? texts.copyFailed : texts.onlyOnce}</output>
    </div>
  )
}
