import { Captions } from 'lucide-react'
import { useState } from 'react'
import type { ComponentType } from 'react'
import type { PlayerMenuProps } from './PlayerMenu.tsx'
import type { VoicePlayerModel } from './VoicePlayerModel.ts'

/** The button of the menu of captions and downloads. The menu itself is loaded when it is first asked for. */
export function MoreButton(player: VoicePlayerModel) {
  const { texts, stage } = player
  const [Menu, setMenu] = useState<ComponentType<PlayerMenuProps> | null>(null)
  if (!stage.track) return null
  if (Menu) return <Menu player={player} />

  async function open(): Promise<void> {
    const { PlayerMenu } = await import('./PlayerMenu.tsx')
    setMenu(() => PlayerMenu)
  }

  return (
    <button
      type="button"
      className="voice-more"
      part="more"
      aria-label={texts.more}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={() => void open().catch((error: unknown) => console.error('The menu could not be loaded.', error))}
    >
      <Captions aria-hidden="true" />
    </button>
  )
}
