import { voicePath, type SpokenSnippet, type Voice } from '@voice-rankings/contract'
import { LinkProvider, LoginDialog } from '@voice-rankings/react'
import { useFrame } from '@voice-rankings/react/frame'
import { OVERVIEW_OPEN_MARKER, VoiceOverview, type VoiceView } from '@voice-rankings/react/overview'
import { useState } from 'react'
import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { FRAME_VIEWS, framedPath } from './framedPath.ts'
import { OutsideLink } from './OutsideLink.tsx'
import { PlainAudio } from './PlainAudio.tsx'

interface EmbeddedOverviewProps {
  voice: Voice
  snippet: SpokenSnippet | null
  /** Snippet id in the address, valid or not; null for none. */
  snippetId: string | null
  /** View in the address. */
  view: VoiceView
}

/** Voice overview for frames on other sites. The embedding page is notified of the view and can change it. */
export function EmbeddedOverview({ voice, snippet, snippetId, view: first }: EmbeddedOverviewProps) {
  const [view, setView] = useState(first)
  const { plain } = useSiteMessages()
  useFrame(voice.voice_name, {
    view,
    onView(asked) {
      const known = FRAME_VIEWS.find((one) => one === asked)
      if (known) setView(known)
    },
  })
  return (
    <LinkProvider value={OutsideLink}>
      <LoginDialog />
      <PlainAudio src={voice.voice_sample_url} label={plain.sampleOf(voice.voice_name)} />
      <VoiceOverview
        mode="modal"
        voice={voice}
        snippet={snippet}
        snippetId={snippetId}
        view={view}
        basePath={voicePath(voice)}
        history={FRAME_HISTORY}
        onViewChange={setView}
      />
    </LinkProvider>
  )
}

/** Keeps the frame's address in sync with the view, without adding history entries to the embedding page. */
const FRAME_HISTORY = {
  push() {},
  replace(href: string) {
    const { state } = history as { state: object | null }
    history.replaceState({ ...state, [OVERVIEW_OPEN_MARKER]: true }, '', framedPath(href))
  },
  back() {},
  isMarked: () => true,
  onPop: () => () => {},
}
