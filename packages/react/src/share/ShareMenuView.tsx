import { Code, Link2, Mail, Share2, Smartphone } from 'lucide-react'
import { useMessages } from '../runtime/index.ts'
import { IconButton, Menu, MenuItem } from '../ui/index.ts'
import { shareMessages } from './messages.ts'
import { SHARE_TARGETS, shareAddress } from './shareTargets.ts'
import type { ShareTarget } from './shareTargets.ts'
import type { ShareModel } from './useShare.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface ShareMenuViewProps extends ShareModel, RootProps<HTMLButtonElement> {
  /** Whether the menu is open; left out, it keeps that to itself. */
  open?: boolean
}

/** The ways to share, in a menu under a round button. */
export function ShareMenuView({ open, ...props }: ShareMenuViewProps) {
  const texts = useMessages('share', shareMessages)
  const { shared, embedCode, copied, visibility, problem } = props
  const isChanging = visibility?.status === 'changing'
  const audience = isChanging ? visibility.to : visibility?.status
  // A link nobody else can open is not worth sending.
  const isPrivate = visibility !== null && visibility.status !== 'public'
  return (
    <Menu
      open={open}
      onOpenChange={props.onOpenChange}
      trigger={
        <IconButton label={texts.share} part="share" {...rootProps(props)}>
          <Share2 aria-hidden="true" />
        </IconButton>
      }
      footer={
        <>
          {isPrivate ? <p className="voice-share-note">{texts.onlyYou}</p> : null}
          <output className="voice-hidden">{copied === null ? '' : texts.copiedWhat[copied]}</output>
          {problem === null ? null : (
            <p className="voice-share-note" part="share-failed" role="alert">
              {problem}
            </p>
          )}
        </>
      }
    >
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
      <MenuItem staysOpen disabled={isPrivate} onSelect={props.onCopyLink}>
        <Link2 aria-hidden="true" />
        {texts.copyLink}
        <Copied shown={copied === 'link'} />
      </MenuItem>
      {embedCode === null ? null : (
        <MenuItem staysOpen disabled={isPrivate} onSelect={props.onCopyEmbed}>
          <Code aria-hidden="true" />
          {texts.copyEmbed}
          <Copied shown={copied === 'embed'} />
        </MenuItem>
      )}
      {props.hasSystemShare && !isPrivate ? (
        <MenuItem onSelect={props.onSystemShare}>
          <Smartphone aria-hidden="true" />
          {texts.system}
        </MenuItem>
      ) : null}
      {shared === null || isPrivate
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
    </Menu>
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
