import type { VoiceListing } from '@voice-rankings/contract'
import { FolderPlus } from 'lucide-react'
import { useMessages } from '../runtime/index.ts'
import { LoginDialog } from '../session/index.ts'
import { Button, IconButton } from '../ui/index.ts'
import { CollectionMenuView } from './CollectionMenuView.tsx'
import { collectionsMessages } from './messages.ts'
import { useCollections } from './useCollections.ts'

export interface CollectionMenuProps {
  voice: Pick<VoiceListing, 'voice_id' | 'voice_name'>
  /** `icon` is a folder alone, `labelled` says what it does. Default `labelled`. */
  variant?: 'icon' | 'labelled'
  size?: 'small' | 'medium' | 'large'
}

/** Adds a voice to one of the visitor's collections, or to a new one; who is not logged in is asked to. */
export function CollectionMenu({ voice, variant = 'labelled', size = 'medium' }: CollectionMenuProps) {
  const texts = useMessages('collections', collectionsMessages)
  const model = useCollections({ voiceId: voice.voice_id })
  const icon = <FolderPlus aria-hidden="true" />
  return (
    <>
      <CollectionMenuView
        {...model}
        texts={texts}
        trigger={
          variant === 'icon' ? (
            <IconButton size={size} label={texts.label(voice.voice_name)} tooltip={texts.add}>
              {icon}
            </IconButton>
          ) : (
            <Button size={size} icon={icon} part="collection-button">
              {texts.add}
            </Button>
          )
        }
      />
      <LoginDialog />
    </>
  )
}
