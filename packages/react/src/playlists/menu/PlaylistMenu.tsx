import type { NewPlaylistItem } from '@voice-rankings/contract'
import { ListPlus } from 'lucide-react'
import { lazyModule } from '../../loading/lazyModule.ts'
import { useLazyModule } from '../../loading/useLazyModule.ts'
import { useMessages } from '../../runtime/index.ts'
import { Button, IconButton, Popover } from '../../ui/index.ts'
import { rootProps } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'
import { playlistsMessages } from '../messages.ts'
import { usePlaylistMenu } from './usePlaylistMenu.ts'

/** Content of the menu, in a chunk that loads when the menu first opens. */
const playlistPicker = lazyModule(() => import('./PlaylistPicker.tsx'))

export interface PlaylistMenuProps extends RootProps<HTMLButtonElement> {
  /** Sample of a voice, snippet or long text. */
  item: NewPlaylistItem
  /** Name of the item in the name of the button: that of its voice, or the title of a text. */
  name: string
  /** `icon` shows only a list, `labelled` also a text. Default `labelled`. */
  variant?: 'icon' | 'labelled'
  size?: 'small' | 'medium' | 'large'
}

/**
 * Menu to add a sample, a snippet or a long text to one of the visitor's playlists, or to a new one.
 *
 * @example
 * <PlaylistMenu item={{ kind: 'voice', voice_id: voice.voice_id }} name={voice.voice_name} />
 */
export function PlaylistMenu({ item, name, variant = 'labelled', size = 'medium', ...props }: PlaylistMenuProps) {
  const texts = useMessages('playlists', playlistsMessages).menu
  const model = usePlaylistMenu(item)
  const loaded = useLazyModule(playlistPicker, model.open, () => model.onOpenChange(false))
  const { prepare } = playlistPicker
  const root = { onPointerEnter: prepare, onFocus: prepare, ...rootProps(props) }
  const icon = <ListPlus aria-hidden="true" />
  return (
    <Popover
      label={texts.add}
      trigger={
        variant === 'icon' ? (
          <IconButton size={size} label={texts.addOne(name)} tooltip={texts.add} {...root}>
            {icon}
          </IconButton>
        ) : (
          <Button size={size} icon={icon} part="playlist-button" {...root}>
            {texts.add}
          </Button>
        )
      }
      open={loaded !== null}
      onOpenChange={model.onOpenChange}
      part="collections"
    >
      {loaded && <loaded.PlaylistPicker texts={texts} {...model} />}
    </Popover>
  )
}
