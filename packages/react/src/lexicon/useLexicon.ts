import type { LexiconEntry, LexiconFormat } from '@voice-rankings/contract'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { saveFile } from '../files/saveFile.ts'
import { useMessages, useOwnerChange, useRuntime } from '../runtime/index.ts'
import { createLexiconStore } from './lexiconStore.ts'
import type { LexiconVoice } from './lexiconStore.ts'
import { lexiconMessages } from './messages.ts'

export interface LexiconOptions {
  /** Known entries, shown at once. Default: they are loaded. */
  initial?: readonly LexiconEntry[] | null | undefined
  /** Id of a long text whose own pronunciations it has, which come before those for all texts. Default: those for all texts. */
  workId?: string | undefined
  /** Voices at hand, which are offered before the others; terms are heard in the first. Default: those of the catalogue. */
  voices?: readonly LexiconVoice[] | undefined
  /** Called after each stored change. */
  onChange?: (() => void) | undefined
}

/** Media types of files by format. */
const TYPES: Readonly<Record<LexiconFormat, string>> = { pls: 'application/pls+xml', csv: 'text/csv' }

/**
 * Headless list of the visitor's pronunciations, to add, change, remove, hear, import and export.
 *
 * @example
 * const { list, onSave } = useLexicon()
 */
export function useLexicon({ initial, workId, voices, onChange }: LexiconOptions = {}) {
  const { client, playback } = useRuntime()
  const messages = useMessages('lexicon', lexiconMessages)
  const texts = workId === undefined ? messages : { ...messages, ...messages.ofText }
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  })
  const [store] = useState(() =>
    createLexiconStore({
      client,
      initial,
      workId,
      voices,
      play: (url, { voice_name }) => void playback.track({ url }, { title: voice_name }).play(),
    }),
  )
  const state = useStore(store)
  useEffect(() => store.start(() => changed.current?.()), [store])
  useOwnerChange(store.renew)
  return {
    ...state,
    texts,
    onRetry: store.retry,
    onSave: store.save,
    onRemove: store.remove,
    onRestore: store.restore,
    onVoiceChange: store.chooseVoice,
    onHear: (entry: LexiconEntry) => void store.hear(entry),
    onImport: (file: Blob) => void file.text().then(store.import),
    onExport: async (format: LexiconFormat) => {
      const text = await store.export(format)
      if (text !== null) saveFile(new Blob([text], { type: TYPES[format] }), `lexicon.${format}`)
    },
  }
}

/** State and actions of the lexicon. */
export type LexiconModel = ReturnType<typeof useLexicon>
