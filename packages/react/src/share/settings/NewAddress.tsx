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
  /** Below the address. Default: that it is shown once. */
  note?: string
}

/** Address with a button that copies it, by default that of a new link, whose token is shown once. */
export function NewAddress({ texts, label, address, copyLabel, note = texts.onlyOnce }: NewAddressProps) {
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
      <output>{copied === 'failed' ? texts.copyFailed : note}</output>
    </div>
  )
}
