import type { OpenedFile } from './recordingStore.ts'

/**
 * Opens an audio file and reads its length. Rejects if the browser cannot play it.
 *
 * @param audio Media element that reads the file.
 */
export async function openFile(file: Blob, audio: HTMLAudioElement): Promise<OpenedFile> {
  const url = URL.createObjectURL(file)
  const close = () => URL.revokeObjectURL(url)
  try {
    const seconds = await new Promise<number>((resolve, reject) => {
      audio.addEventListener('loadedmetadata', () => resolve(audio.duration))
      audio.addEventListener('error', () => reject(new TypeError('The file is no audio.')))
      audio.src = url
      audio.preload = 'metadata'
    })
    // A recording of a browser has no length in its header.
    return { url, durationMs: Number.isFinite(seconds) ? seconds * 1000 : null, close }
  } catch (error) {
    close()
    throw error
  }
}
