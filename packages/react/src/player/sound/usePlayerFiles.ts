import { useState } from 'react'
import type { PlayerFile } from './playerFiles.ts'
import type { Stage } from '../VoicePlayerModel.ts'

interface FileOptions {
  title: string
  languageCode: string | undefined
  /** Said when a file could not be saved. */
  failed: string
}

/** Saves what can be saved of a sound, and says when that went wrong. */
export function usePlayerFiles({ track, marks }: Stage, { title, languageCode, failed }: FileOptions) {
  const [problem, setProblem] = useState<string | null>(null)

  async function save(file: PlayerFile): Promise<void> {
    if (!track) return
    setProblem(null)
    // A chunk of its own: few save what they hear.
    const { savePlayerFile } = await import('./savePlayerFile.ts')
    await savePlayerFile(file, { track, marks, title, languageCode })
  }

  return {
    problem,
    save: (file: PlayerFile) =>
      void save(file).catch((error: unknown) => {
        console.error('The file could not be saved.', error)
        setProblem(failed)
      }),
  }
}
