import { Icon } from '../../ui/icons.tsx'
import { Spinner } from '../../ui/index.ts'
import { loadMenu } from './loadMenu.ts'
import { useAskedChunk } from '../useAskedChunk.ts'
import type { VoicePlayerModel } from '../VoicePlayerModel.ts'

/** Loads the menu before it is asked for, where somebody points to its button. When that fails, asking tells. */
const prefetchMenu = () => void loadMenu().catch(() => {})

/** The button of the menu of captions and downloads. The menu itself is loaded when it is first asked for. */
export function MoreButton(player: VoicePlayerModel) {
  const { texts, stage } = player
  const [menu, ask] = useAskedChunk(loadMenu, 'The menu could not be loaded.')
  if (!stage.track) return null
  const isLoading = menu.status === 'loading'
  const trigger = (
    <button
      type="button"
      className="voice-more"
      part="more"
      aria-label={texts.more}
      aria-haspopup="menu"
      aria-expanded="false"
      aria-busy={isLoading || undefined}
      onPointerEnter={prefetchMenu}
      onFocus={prefetchMenu}
      onClick={ask}
    >
      {isLoading ? <Spinner /> : <Icon name="captions" />}
    </button>
  )
  if (menu.status === 'ready') return <menu.chunk.PlayerMenu player={player} trigger={trigger} />
  return (
    <>
      {trigger}
      {menu.status === 'failed' && (
        <p part="menu-problem" role="alert">
          {texts.menuFailed}
        </p>
      )}
    </>
  )
}
