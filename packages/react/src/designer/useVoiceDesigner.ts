import type { DesignedVoice, VoiceDesign } from '@voice-rankings/contract'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Track } from '@voice-rankings/playback'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { createDesignStore } from './designStore.ts'
import { designerMessages, FIRST_SENTENCE } from './messages.ts'

export interface VoiceDesignerOptions {
  /** First design. Default: eSpeak's American English. */
  initial?: VoiceDesign | undefined
  /** Called with a saved voice, for example to open it. */
  onSaved?: ((designed: DesignedVoice) => void) | undefined
}

/**
 * Headless designer of a voice: its parameters with undo, previews that are measured, and saving.
 *
 * @example
 * const { design, onChange, onHear } = useVoiceDesigner()
 */
export function useVoiceDesigner({ initial, onSaved }: VoiceDesignerOptions = {}) {
  const { client, playback } = useRuntime()
  const texts = useMessages('designer', designerMessages)
  const [track, setTrack] = useState<Track | null>(null)
  const [store] = useState(() =>
    createDesignStore({
      client,
      initial,
      text: FIRST_SENTENCE,
      play({ audio }) {
        // Without a title: it is shown here and not in a docked player.
        const next = playback.track({ url: `data:audio/mpeg;base64,${audio}` })
        setTrack(next)
        void next.play()
      },
    }),
  )
  const state = useStore(store)
  useEffect(() => store.start(), [store])
  // Each preview has an address of its own: the one before is freed.
  useEffect(() => track?.retain(), [track])
  return {
    ...state,
    texts,
    /** Sound of the preview that was heard last; null before the first. */
    track,
    onChoose: store.choose,
    onChange: store.change,
    onReset: store.reset,
    onUndo: store.undo,
    onRedo: store.redo,
    onWrite: store.write,
    onHear: store.hear,
    async onSave(name: string): Promise<boolean> {
      const designed = await store.save(name)
      if (designed) onSaved?.(designed)
      return designed !== null
    },
  }
}

/** State and actions of the designer. */
export type VoiceDesignerModel = ReturnType<typeof useVoiceDesigner>
