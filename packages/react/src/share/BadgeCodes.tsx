import { BADGE_HEIGHT, badgeCode, badgePath } from '@voice-rankings/contract'
import { useId } from 'react'
import { useMessages } from '../runtime/index.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { shareMessages } from './messages.ts'
import { BADGE_FORMS } from './shareStore.ts'
import type { SharePanelProps } from './useShare.ts'

/** Badge of the voice, and its code for pages and READMEs. */
export function BadgeCodes({ embed, copied, onCopyBadge }: SharePanelProps) {
  const texts = useMessages('share', shareMessages)
  const id = useId()
  const { origin, voice } = embed
  const name = `Voice Rankings: ${embed.name}`
  const code = badgeCode({ origin, voice, name })
  return (
    <section part="share-badge" aria-labelledby={id}>
      <h3 id={id}>{texts.badge}</h3>
      <p>{texts.badgeNote}</p>
      <img src={origin + badgePath(voice)} alt={name} height={BADGE_HEIGHT} />
      {BADGE_FORMS.map((form) => (
        <div key={form} part="share-link">
          <input
            className="voice-field"
            readOnly
            dir="ltr"
            aria-label={texts.badgeAs[form]}
            value={code[form]}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton
            part="share-copy"
            copiedLabel={texts.copied}
            label={texts.copyBadge[form]}
            isCopied={copied === form}
            onClick={() => onCopyBadge(form, code[form])}
          />
        </div>
      ))}
    </section>
  )
}
