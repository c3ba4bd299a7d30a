import { Mail } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useMessages } from '../runtime/index.ts'
import { shareMessages } from './messages.ts'
import { shareAddress } from './shareTargets.ts'
import type { Shared, ShareTarget } from './shareTargets.ts'

const SIGNS = { x: '𝕏', linkedin: 'in', facebook: 'f', reddit: 'r/' } satisfies Partial<Record<ShareTarget, string>>

interface TargetLinkProps extends ComponentProps<'a'> {
  target: ShareTarget
  shared: Shared
}

/** Link to a site or the mail program, with the shared address filled in. A mail program opens beside the page by itself. */
export function TargetLink({ target, shared, ...props }: TargetLinkProps) {
  const texts = useMessages('share', shareMessages)
  const apart = target === 'mail' ? {} : { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a {...props} href={shareAddress(target, shared)} {...apart}>
      {target === 'mail' ? (
        <Mail aria-hidden="true" />
      ) : (
        <b className="voice-share-mark" aria-hidden="true">
          {SIGNS[target]}
        </b>
      )}
      {texts.targets[target]}
      {target === 'mail' ? null : <span className="voice-hidden">{texts.opensApart}</span>}
    </a>
  )
}
