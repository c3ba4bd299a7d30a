import type { VoiceListing } from '@voice-rankings/contract'
import { FolderPlus } from 'lucide-react'
import { useMessages } from '../runtime/index.ts'
import { LoginDialog } from '../session/index.ts'
import { Button, IconButton } from '../ui/index.ts'
import { collectionPicker, CollectionMenuView } from './CollectionMenuView.tsx'
import { collectionsMessages } from './messages.ts'
import { useCollections } from './useCollections.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface CollectionMenuProps extends RootProps<HTMLButtonElement> {
  voice: Pick<VoiceListing, 'voice_id' | 'voice_name'>
  /** `icon` shows only a folder, `labelled` also a text. Default `labelled`. */
  variant?: 'icon' | 'labelled'
  size?: 'small' | 'medium' | 'large'
}

/**
 * Menu to add a voice to one of the visitor's collections, or to a new one; visitors are asked to log in.
 *
 * @example
 * <CollectionMenu voice={voice} variant="labelled" />
 */
export function CollectionMenu({ voice, variant = 'labelled', size = 'medium', ...props }: CollectionMenuProps) {
  const texts = useMessages('collections', collectionsMessages)
  const model = useCollections({ voiceId: voice.voice_id })
  const { prepare } = collectionPicker
  const root = { onPointerEnter: prepare, onFocus: prepare, ...rootProps(props) }
  const icon = <FolderPlus aria-hidden="true" />
  return (
    <>
      <CollectionMenuView
        {...model}
        texts={texts}
        trigger={
          variant === 'icon' ? (
            <IconButton size={size} label={texts.label(voice.voice_name)} tooltip={texts.add} {...root}>
              {icon}
            </IconButton>
          ) : (
            <Button size={size} icon={icon} part="collection-button" {...root}>
              {texts.add}
            </Button>
          )
        }
      />
      <LoginDialog />
    </>
  )
}
