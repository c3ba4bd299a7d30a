import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { compareFragment } from '../compare/address/index.ts'
import { useMessages } from '../runtime/index.ts'
import { Link } from '../ui/index.ts'
import { nextTab } from '../ui/tabKeys.ts'
import { overviewMessages } from './messages.ts'
import { useDraft } from './useDraft.ts'
import { VOICE_TABS, voiceViewPath } from './voiceViews.ts'
import type { VoiceTab, VoiceView } from './voiceViews.ts'

export interface OverviewTabsProps {
  /** Address of the voice's page, with or without a view. */
  basePath: string
  /** Snippet shown in every view; null for the voice's sample. */
  snippetId: string | null
  /** Key of the visitor's draft; null while there is no voice. */
  draftKey: string | null
  /** Text of the snippet; empty for the voice's sample. */
  spoken: string
  view: VoiceView
  mode: 'page' | 'modal'
  onViewChange: (view: VoiceView) => void
  /** Id prefix of tabs and panel in a modal. */
  id: string
}

/** Views of a voice: links on a page, tabs in a modal. */
export function OverviewTabs(props: OverviewTabsProps) {
  const { basePath, snippetId, view, mode, onViewChange } = props
  const texts = useMessages('overview', overviewMessages)
  return (
    <div className="voice-tabs" part="voice-tabs">
      {mode === 'page' ? <TabLinks {...props} /> : <TabList {...props} />}
      <nav className="voice-tabs-more" aria-label={texts.otherViews}>
        {mode === 'page' ? (
          <Link
            href={voiceViewPath(basePath, 'analysis', snippetId)}
            aria-current={view === 'analysis' ? 'page' : undefined}
          >
            {texts.views.analysis}
          </Link>
        ) : (
          <button type="button" aria-pressed={view === 'analysis'} onClick={() => onViewChange('analysis')}>
            {texts.views.analysis}
          </button>
        )}
        <CompareLink {...props} />
      </nav>
    </div>
  )
}

/** Link to the separate comparison page, with the snippet's text or the draft. */
function CompareLink({ basePath, draftKey, spoken }: OverviewTabsProps) {
  const texts = useMessages('overview', overviewMessages)
  const draft = useDraft(draftKey)
  const href = voiceViewPath(basePath, 'compare') + compareFragment(draft ?? spoken)
  return <Link href={href}>{texts.views.compare}</Link>
}

function TabLinks({ basePath, snippetId, view }: OverviewTabsProps) {
  const texts = useMessages('overview', overviewMessages)
  return (
    <nav className="voice-tabs-list" aria-label={texts.tabsLabel}>
      {VOICE_TABS.map((tab) => (
        <Link key={tab} href={voiceViewPath(basePath, tab, snippetId)} aria-current={tab === view ? 'page' : undefined}>
          {texts.views[tab]}
        </Link>
      ))}
    </nav>
  )
}

/**
 * Tab list with automatic activation (APG): arrow keys wrap around, Home and End move to the ends, Tab moves to the
 * panel.
 */
function TabList({ view, onViewChange, id }: OverviewTabsProps) {
  const texts = useMessages('overview', overviewMessages)
  const list = useRef<HTMLDivElement>(null)
  const at = VOICE_TABS.findIndex((tab) => tab === view)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = nextTab(event, at, VOICE_TABS.length)
    if (next === null) return
    const tab = VOICE_TABS[next]
    if (tab === undefined) return
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    onViewChange(tab)
  }

  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its tabs
    <div className="voice-tabs-list" role="tablist" aria-label={texts.tabsLabel} ref={list} onKeyDown={onKeyDown}>
      {VOICE_TABS.map((tab) => (
        <button
          key={tab}
          id={tabId(id, tab)}
          type="button"
          role="tab"
          part="tab"
          aria-selected={tab === view}
          aria-controls={tab === view ? panelId(id) : undefined}
          // The first tab is focusable while a view without a tab is shown.
          tabIndex={tab === view || (at < 0 && tab === VOICE_TABS[0]) ? 0 : -1}
          onClick={() => onViewChange(tab)}
        >
          {texts.views[tab]}
        </button>
      ))}
    </div>
  )
}

export const panelId = (id: string) => `${id}-panel`
export const tabId = (id: string, tab: VoiceTab) => `${id}-tab-${tab}`
