import type { VoiceListing } from '@voice-rankings/contract'
import { Heart } from 'lucide-react'
import type { FavoriteVoice } from '../runtime/index.ts'
import { useMessages } from '../runtime/index.ts'
import { LoginDialog } from '../session/index.ts'
import { Button, IconButton, Tooltip } from '../ui/index.ts'
import { SteadyText } from '../ui/SteadyText.tsx'
import { favoritesMessages } from './messages.ts'
import type { FavoriteOptions } from './useFavorite.ts'
import { useFavorite } from './useFavorite.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface FavoriteButtonProps extends FavoriteOptions, RootProps<HTMLButtonElement> {
  voice: FavoriteVoice & Pick<VoiceListing, 'voice_name'>
  /** `icon` shows only a heart, `labelled` also a text. Default `icon`. */
  variant?: 'icon' | 'labelled'
  size?: 'small' | 'medium' | 'large'
}

/**
 * Adds a voice to the favorites or removes it, optimistically; visitors are asked to log in.
 *
 * @example
 * <FavoriteButton voice={voice} onFavoriteChange={(favoriteId) => console.log(favoriteId)} />
 */
export function FavoriteButton(props: FavoriteButtonProps) {
  const { voice, variant = 'icon', size = 'medium', onFavoriteChange } = props
  const texts = useMessages('favorites', favoritesMessages)
  const { isFavorite, isLoggedIn, status, toggle } = useFavorite({ voice, onFavoriteChange })
  const action = !isLoggedIn ? 'visitor' : isFavorite ? 'remove' : 'add'
  const tooltip = texts.tooltips[action]
  const state = {
    part: 'favorite-button',
    'data-favorite': isFavorite,
    'data-status': status,
    onClick: toggle,
    ...rootProps(props),
  }
  const heart = <Heart className="voice-heart" aria-hidden="true" />
  return (
    <>
      {variant === 'icon' ? (
        <IconButton size={size} label={texts.label(tooltip, voice.voice_name)} tooltip={tooltip} {...state}>
          {heart}
        </IconButton>
      ) : (
        <Tooltip text={tooltip}>
          <Button {...state} size={size}>
            <SteadyText
              icon={heart}
              text={isFavorite ? texts.remove : texts.favorite}
              other={isFavorite ? texts.favorite : texts.remove}
            />
          </Button>
        </Tooltip>
      )}
      <LoginDialog />
    </>
  )
}
