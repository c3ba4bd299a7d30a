import { Smartphone } from 'lucide-react'
import { useMessages } from '../runtime/index.ts'
import { Button } from '../ui/index.ts'
import { Audience } from './Audience.tsx'
import { isPrivate } from './isPrivate.ts'
import { shareMessages } from './messages.ts'
import { SHARE_TARGETS } from './shareTargets.ts'
import { TargetLink } from './TargetLink.tsx'
import type { SharePanelProps } from './useShare.ts'

/** Links to other sites, mail and the system's share sheet. */
export function PostPanel(props: SharePanelProps) {
  const texts = useMessages('share', shareMessages)
  const { shared, hasSystemShare, onSystemShare } = props
  return (
    <>
      <Audience {...props} />
      {isPrivate(props) ? null : (
        <div part="share-targets">
          {SHARE_TARGETS.map((target) => (
            <TargetLink key={target} {...{ target, shared }} className="voice-button" data-variant="quiet" />
          ))}
          {hasSystemShare ? (
            <Button variant="quiet" icon={<Smartphone aria-hidden="true" />} onClick={onSystemShare}>
              {texts.system}
            </Button>
          ) : null}
        </div>
      )}
    </>
  )
}
