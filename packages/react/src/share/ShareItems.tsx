import { Code, Link2, Mail, Smartphone } from 'lucide-react'
import { useMessages } from '../runtime/index.ts'
import { MenuItem } from '../ui/index.ts'
import { shareMessages } from './messages.ts'
import { isPrivate } from './isPrivate.ts'
import { SHARE_TARGETS, shareAddress } from './shareTargets.ts'
import type { ShareTarget } from './shareTargets.ts'
import type { ShareModel } from './useShare.ts'

/** Visibility of the snippet, and the share actions. */
export function ShareItems(props: ShareModel) {
  const texts = useMessages('share', shareMessages)
  const { shared, embedCode, copied, visibility } = props
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
      {embedCode === null ? null : (
        <MenuItem staysOpen disabled={isUnseen} onSelect={props.onCopyEmbed}>
          <Code aria-hidden="true" />
          {texts.copyEmbed}
          <Copied shown={copied === 'embed'} />
        </MenuItem>
      )}
      {props.hasSystemShare && !isUnseen ? (
        <MenuItem onSelect={props.onSystemShare}>
          <Smartphone aria-hidden="true" />
          {texts.system}
        </MenuItem>
      ) : null}
      {shared === null || isUnseen
        ? null
        : SHARE_TARGETS.map((target) => (
            <MenuItem key={target} asChild>
              {/* eslint-disable-next-line jsx-a11y/anchor-has-content -- a mail program opens beside the page by itself */}
              <a
                href={shareAddress(target, shared)}
                {...(target === 'mail' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
              >
                <Mark target={target} />
                {texts.targets[target]}
                {target === 'mail' ? null : <span className="voice-hidden">{texts.opensApart}</span>}
              </a>
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

const SIGNS = { x: '𝕏', linkedin: 'in', facebook: 'f', reddit: 'r/' } satisfies Partial<Record<ShareTarget, string>>

function Mark({ target }: { target: ShareTarget }) {
  if (target === 'mail') return <Mail aria-hidden="true" />
  return (
    <b className="voice-share-mark" aria-hidden="true">
      {SIGNS[target]}
    </b>
  )
}
