import { useMessages } from '../runtime/index.ts'
import { Link } from '../ui/Link.tsx'
import { voicesMessages } from './messages.ts'
import { VOICE_TABS, voiceTabPath, type VoiceTab } from './voiceTabs.ts'

export interface VoiceTabsNavProps {
  /** Path of the voice's page, with or without a tab. */
  basePath: string
  tab: VoiceTab
}

/** The three views of a voice, as links. */
export function VoiceTabsNav({ basePath, tab }: VoiceTabsNavProps) {
  const messages = useMessages('voices', voicesMessages)
  return (
    <nav className="voice-tabs" part="voice-tabs" aria-label={messages.tabsLabel}>
      {VOICE_TABS.map((one) => (
        <Link key={one} href={voiceTabPath(basePath, one)} aria-current={one === tab ? 'page' : undefined}>
          {messages.tabs[one]}
        </Link>
      ))}
    </nav>
  )
}
