import { useState } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { Spinner } from '../../ui/index.ts'
import { lazyModule } from '../../loading/lazyModule.ts'
import { useLazyModule } from '../../loading/useLazyModule.ts'
import type { VoicePlayerModel, VoicePlayerViewProps } from '../VoicePlayerModel.ts'

/** The menu of captions and downloads, which few open. */
export const playerMenu = lazyModule(() => import('./PlayerMenu.tsx'))

/** Button of the menu of downloads, and of captions in the compact player. It is loaded on demand. */
export function MoreButton(player: VoicePlayerModel & Pick<VoicePlayerViewProps, 'extras'>) {
  const { texts, stage, variant } = player
  const [status, setStatus] = useState<'idle' | 'asked' | 'failed'>('idle')
  const isAsked = status === 'asked'
  const menu = useLazyModule(playerMenu, isAsked, () => setStatus('failed'))
  if (!stage.track) return null
  const isLoading = isAsked && !menu
  const trigger = (
    <button
      type="button"
      className="voice-more"
      part="more"
      aria-label={texts.more}
      aria-haspopup="menu"
      aria-expanded="false"
      aria-busy={isLoading || undefined}
      onPointerEnter={playerMenu.prepare}
      onFocus={playerMenu.prepare}
      onClick={() => setStatus('asked')}
    >
      {isLoading ? <Spinner /> : <Icon name={variant === 'full' ? 'download' : 'captions'} />}
    </button>
  )
  if (menu) return <menu.PlayerMenu player={player} trigger={trigger} />
  return (
    <>
      {trigger}
      {status === 'failed' && (
        <p part="menu-problem" role="alert">
          {texts.menuFailed}
        </p>
      )}
    </>
  )
}
