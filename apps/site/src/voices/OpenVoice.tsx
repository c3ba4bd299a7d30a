import { OVERVIEW_OPEN_MARKER, VoiceOverviewDialog, type OverviewHistory } from '@voice-rankings/react/overview'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withOpenVoice, type OpenVoice as What } from './openVoice.ts'

/** Voice dialog above the catalogue. It has a history entry of the router: back closes it, forward opens it. */
export function OpenVoice({ voicePath, view, snippetId, onClose }: What & { onClose: () => void }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  // The dialog itself changes the address later, so the initial values are kept.
  const [opened] = useState({ voicePath, view, snippetId })
  const history = useMemo(
    (): OverviewHistory => ({
      isMarked: () => true,
      push() {},
      back() {},
      onPop: () => () => {},
      replace(href) {
        const state = { [OVERVIEW_OPEN_MARKER]: true }
        const to = { search: withOpenVoice(search, href) }
        void navigate(to, { replace: true, mask: href, state, preventScrollReset: true })
      },
    }),
    [navigate, search],
  )
  return (
    <VoiceOverviewDialog
      open
      onOpenChange={(open) => !open && onClose()}
      voicePath={opened.voicePath}
      snippetId={opened.snippetId}
      defaultView={opened.view}
      history={history}
    />
  )
}
