import { Code, Link2, Settings2, Smartphone } from 'lucide-react'
import { useMessages } from '../runtime/index.ts'
import { Link, MenuItem } from '../ui/index.ts'
import { shareMessages } from './messages.ts'
import { isPrivate } from './isPrivate.ts'
import { SHARE_TARGETS } from './shareTargets.ts'
import { TargetLink } from './TargetLink.tsx'
import type { ShareModel } from './useShare.ts'

/** Visibility of the snippet, and the share actions. */
export function ShareItems(props: ShareModel) {
  const texts = useMessages('share', shareMessages)
  const { shared, copied, visibility } = props
  const isChanging = visibility?.status === 'changing'
  const audience = isChanging ? visibility.to : visibility?.status
  // A link that others cannot open is not offered.
  const isUnseen = isPrivate(props)
  return (
    <>
      {visibility === null ? null : (
        <MenuItem
          staysOpen
          kind="checkbox"
          checked={audience === 'public'}
          disabled={isChanging}
          onSelect={() => props.onSharedChange(audience !== 'public')}
        >
          {texts.letOthersHear}
        </MenuItem>
      )}
      <MenuItem staysOpen disabled={isUnseen} onSelect={props.onCopyLink}>
        <Link2 aria-hidden="true" />
        {texts.copyLink}
        <Copied shown={copied === 'link'} />
      </MenuItem>
      <MenuItem onSelect={() => props.onTabChange('embed')}>
        <Code aria-hidden="true" />
        {texts.embed}
      </MenuItem>
      {props.hasSystemShare && !isUnseen ? (
        <MenuItem onSelect={props.onSystemShare}>
          <Smartphone aria-hidden="true" />
          {texts.system}
        </MenuItem>
      ) : null}
      {props.settings ? (
        <MenuItem asChild>
          <Link href={props.settings}>
            <Settings2 aria-hidden="true" />
            {texts.settings}
          </Link>
        </MenuItem>
      ) : null}
      {shared === null || isUnseen
        ? null
        : SHARE_TARGETS.map((target) => (
            <MenuItem key={target} asChild>
              <TargetLink {...{ target, shared }} />
            </MenuItem>
          ))}
    </>
  )
}

function Copied({ shown }: { shown: boolean }) {
  const texts = useMessages('share', shareMessages)
  return shown ? (
    <span className="voice-share-copied" aria-hidden="true">
      {texts.copied}
    </span>
  ) : null
}
