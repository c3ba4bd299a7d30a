import { designPath } from '@voice-rankings/contract'
import type { DesignedVoice, VoiceDesign } from '@voice-rankings/contract'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Track } from '@voice-rankings/playback'
import { lazyModule } from '../loading/lazyModule.ts'
import { useMessages, useRuntime, useWriting } from '../runtime/index.ts'
import { useCopy } from '../ui/useCopy.ts'
import { providerBaseOf } from './changedDesign.ts'
import { createDesignStore } from './designStore.ts'
import { designerMessages } from './messages.ts'

export interface VoiceDesignerOptions {
  /** First design. Default: a voice in the interface's language of the first engine of the server that has one. */
  initial?: VoiceDesign | null | undefined
  /** Delivery instructions to begin with, if a connected provider has a voice that takes them. Default: none. */
  instructions?: string | null | undefined
  /**
   * Id of a saved voice of the visitor to start from (`voice_mod_id`), whose name is suggested for the new one. With
   * `initial`, only its name is taken. Default: none.
   */
  modId?: string | null | undefined
  /** Called with the design once its parameters have come to rest, for example to keep it in the address. */
  onDesign?: ((design: VoiceDesign) => void) | undefined
  /** Called with a saved voice, for example to open it. */
  onSaved?: ((designed: DesignedVoice) => void) | undefined
}

/** Sentences of all languages, in a chunk of their own. */
const sentences = lazyModule(() => import('../overview/suggestions/index.ts'))

const sentenceIn = async (languageCode: string) => (await sentences.load()).suggestedText(languageCode, 'audiobook')

/**
 * Headless designer of a voice: its parameters with undo, previews that are measured, and saving.
 *
 * @example
 * const { design, onChange, onHear } = useVoiceDesigner()
 */
export function useVoiceDesigner(options: VoiceDesignerOptions = {}) {
  const { initial, modId, instructions, onDesign, onSaved } = options
  const { client, playback } = useRuntime()
  const texts = useMessages('designer', designerMessages)
  const { locale } = useWriting()
  const [track, setTrack] = useState<Track | null>(null)
  const [linkCopy, copy] = useCopy()
  const [link, setLink] = useState('')
  const told = useRef(onDesign)
  useEffect(() => {
    told.current = onDesign
  })
  const [store] = useState(() =>
    createDesignStore({
      client,
      initial,
      language: locale,
      modId,
      takesModDesign: !initial,
      instructions: initial ? null : instructions,
      sentenceIn,
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
  useEffect(
    () => store.subscribe(({ settled }, before) => settled !== before.settled && told.current?.(settled)),
    [store],
  )
  // Each preview has an address of its own: the one before is freed.
  useEffect(() => track?.retain(), [track])
  return {
    ...state,
    /** Provider's voice of the design; null for a design of an engine, and until it has loaded. */
    provider: providerBaseOf(state.design, state.providerBases) ?? null,
    texts,
    /** Sound of the preview that was heard last; null before the first. */
    track,
    onChoose: store.choose,
    onChange: store.change,
    onReset: store.reset,
    onInstruct: store.instruct,
    onBlend: store.blend,
    onUndo: store.undo,
    onRedo: store.redo,
    onWrite: store.write,
    onHear: store.hear,
    onHearBase: store.hearBase,
    /** Result of the last copy of the design's link. */
    linkCopy,
    /** Link that was copied last; empty before the first. */
    link,
    onCopyLink() {
      const { href } = new URL(client.url(designPath(store.getState().design)), location.href)
      setLink(href)
      copy(href)
    },
    async onSave(name: string): Promise<boolean> {
      const designed = await store.save(name)
      if (designed) onSaved?.(designed)
      return designed !== null
    },
  }
}

/** State and actions of the designer. */
export type VoiceDesignerModel = ReturnType<typeof useVoiceDesigner>
