import { useId, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useMessages } from '../runtime/index.ts'
import { Dialog } from '../ui/index.ts'
import { nextTab } from '../ui/tabKeys.ts'
import { EmbedPanel } from './EmbedPanel.tsx'
import { LinkPanel } from './LinkPanel.tsx'
import { shareMessages } from './messages.ts'
import { PostPanel } from './PostPanel.tsx'
import { SHARE_TABS } from './useShare.ts'
import type { ShareModel } from './useShare.ts'

const PANELS = { link: LinkPanel, embed: EmbedPanel, post: PostPanel }

/** Dialog with the link, the code for other pages, and other sites. */
export function ShareDialog(props: ShareModel) {
  const texts = useMessages('share', shareMessages)
  const { tab, shared, embed, copied, problem, onTabChange } = props
  const id = useId()
  const chosen = useRef<HTMLButtonElement>(null)
  if (!tab || !shared || !embed) return null
  const Panel = PANELS[tab]
  return (
    <Dialog
      open
      side="wide"
      className="voice-share-dialog"
      title={embed.snippet === null ? texts.shareVoice : texts.shareSnippet}
      closeLabel={texts.close}
      initialFocus={chosen}
      onOpenChange={() => onTabChange(null)}
    >
      <ShareTabs {...{ tab, id, chosen, onTabChange }} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} part="share-panel" data-tab={tab}>
        <Panel {...props} shared={shared} embed={embed} />
      </div>
      <output className="voice-hidden">{copied === null ? '' : texts.copiedWhat[copied]}</output>
      {problem === null ? null : (
        <p className="voice-share-note" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  )
}

interface ShareTabsProps extends Pick<ShareModel, 'tab' | 'onTabChange'> {
  id: string
  chosen: RefObject<HTMLButtonElement | null>
}

function ShareTabs({ tab: open, id, chosen, onTabChange }: ShareTabsProps) {
  const texts = useMessages('share', shareMessages)
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = SHARE_TABS.findIndex((tab) => tab === open)
    const next = nextTab(event, at, SHARE_TABS.length)
    const tab = next === null ? undefined : SHARE_TABS[next]
    if (next === null || !tab) return
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    onTabChange(tab)
  }

  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its tabs
    <div role="tablist" part="share-tabs" aria-label={texts.ways} ref={list} onKeyDown={onKeyDown}>
      {SHARE_TABS.map((tab) => (
        <button
          key={tab}
          id={`${id}-${tab}`}
          ref={tab === open ? chosen : undefined}
          type="button"
          role="tab"
          aria-selected={tab === open}
          aria-controls={tab === open ? `${id}-panel` : undefined}
          tabIndex={tab === open ? 0 : -1}
          onClick={() => onTabChange(tab)}
        >
          {texts.tabs[tab]}
        </button>
      ))}
    </div>
  )
}
