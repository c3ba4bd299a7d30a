import { useState } from 'react'
import { ICONS } from '../ui/index.ts'
import { useChunk } from './useChunk.ts'
import type { VoicePlayerModel } from './VoicePlayerModel.ts'

const loadMenu = () => import('./PlayerMenu.tsx')

/** The button of the menu of captions and downloads. The menu itself is loaded when it is first asked for. */
export function MoreButton(player: VoicePlayerModel) {
  const { texts, stage } = player
  const [isAsked, setIsAsked] = useState(false)
  const menu = useChunk(loadMenu, isAsked, 'The menu could not be loaded.')
  if (!stage.track) return null
  const trigger = (
    <button
      type="button"
      className="voice-more"
      part="more"
      aria-label={texts.more}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={() => setIsAsked(true)}
    >
      {ICONS.captions}
    </button>
  )
  return menu ? <menu.PlayerMenu player={player} trigger={trigger} /> : trigger
}
