import { useState } from 'react'
import { lazyModule } from '../../loading/lazyModule.ts'
import type { PlayerFile, Stage } from '../VoicePlayerModel.ts'

// A chunk of its own: few save what they hear.
const savingModule = lazyModule(() => import('./savePlayerFile.ts'))

interface FileOptions {
  title: string
  languageCode: string | undefined
  /** Text for a failed download. */
  failed: string
}

/** Downloads of a sound, and the error of the last one. */
export function usePlayerFiles({ track, marks }: Stage, { title, languageCode, failed }: FileOptions) {
  const [problem, setProblem] = useState<string | null>(null)

  async function save(file: PlayerFile): Promise<void> {
    if (!track) return
    setProblem(null)
    try {
      const { savePlayerFile } = await savingModule.load()
      await savePlayerFile(file, { track, marks, title, languageCode })
    } catch (error) {
      console.error('The file could not be saved.', error)
      setProblem(failed)
    }
  }

  return { problem, save: (file: PlayerFile) => void save(file) }
}
