import type { VoiceListing } from '@voice-rankings/contract'
import { useRuntime } from '@voice-rankings/react'
import { Button, IconButton } from '@voice-rankings/react/ui'
import { FolderMinus, X } from 'lucide-react'
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { siteMessages } from '../messages.ts'

const { collection: texts } = siteMessages

interface Shown {
  readonly name: string
  remove(voice: VoiceListing): void
}

const Context = createContext<Shown | null>(null)

interface ShownCollectionProps {
  id: string
  name: string
  children: ReactNode
}

/** Catalogue of one of the visitor's collections. `RemoveButton` removes a voice, and Undo restores it. */
export function ShownCollection({ id, name, children }: ShownCollectionProps) {
  const { collections } = useRuntime()
  const [change, setChange] = useState<{ voice: VoiceListing; kind: 'removed' | 'restored' | 'failed' } | null>(null)
  const [undo, dismiss] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  // The pressed button disappears with its voice, or once the voice is restored.
  useEffect(() => {
    if (change?.kind === 'removed') undo.current?.focus()
    if (change?.kind === 'restored') dismiss.current?.focus()
  }, [change, undo, dismiss])

  async function send(voice: VoiceListing, kind: 'removed' | 'restored'): Promise<void> {
    try {
      await collections[kind === 'removed' ? 'removeVoice' : 'addVoice'](id, voice.voice_id)
      setChange({ voice, kind })
    } catch (error) {
      console.error('The collection could not be changed.', error)
      setChange({ voice, kind: 'failed' })
    }
  }
  function leave(): void {
    setChange(null)
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  }
  return (
    <Context value={{ name, remove: (voice) => void send(voice, 'removed') }}>
      <div className="site-notice" data-status={change?.kind ?? 'none'}>
        <output>{change && texts[change.kind](change.voice.voice_name, name)}</output>
        {change?.kind === 'removed' ? (
          <Button ref={undo} size="small" onClick={() => void send(change.voice, 'restored')}>
            {texts.undo}
          </Button>
        ) : null}
        {change ? (
          <IconButton ref={dismiss} label={siteMessages.notice.dismiss} tooltip={null} size="small" onClick={leave}>
            <X aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
      {children}
    </Context>
  )
}

/** Button that removes a voice from the shown collection. */
export function RemoveButton({ voice }: { voice: VoiceListing }) {
  const shown = useContext(Context)
  if (!shown) return null
  return (
    <IconButton label={texts.remove(voice.voice_name, shown.name)} tooltip={null} onClick={() => shown.remove(voice)}>
      <FolderMinus aria-hidden="true" />
    </IconButton>
  )
}
