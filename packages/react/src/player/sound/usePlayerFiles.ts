import type { Voice } from '@voice-rankings/contract'
import type { Calls } from '@voice-rankings/sdk'
import { useState } from 'react'
import { lazyModule } from '../../loading/lazyModule.ts'
import type { PlayerMessages } from '../messages.ts'
import type { PlayerFile, Stage } from '../VoicePlayerModel.ts'

// A chunk of its own: few save what they hear.
const savingModule = lazyModule(() => import('./savePlayerFile.ts'))

export interface FileOptions {
  title: string
  languageCode: string | undefined
  texts: Pick<PlayerMessages, 'downloadFailed' | 'conversionFailed'>
  /** Converts the sound to other formats; null without a server. */
  client: Calls<'downloads.convert'> | null
  voice: Voice | undefined
  /** Snippet on the stage; undefined for the sample. */
  snippetId: string | undefined
}

/** Downloads of a sound, and the error of the last one. */
export function usePlayerFiles({ track, marks }: Stage, options: FileOptions) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)

  async function save(file: PlayerFile): Promise<void> {
    if (!track || isSaving) return
    setProblem(null)
    setIsSaving(true)
    try {
      const { savePlayerFile } = await savingModule.load()
      setProblem(await savePlayerFile(file, { ...options, track, marks }))
    } catch (error) {
      console.error('The file could not be saved.', error)
      setProblem(options.texts.downloadFailed)
    }
    setIsSaving(false)
  }

  return { problem, isSaving, save: (file: PlayerFile) => void save(file) }
}
