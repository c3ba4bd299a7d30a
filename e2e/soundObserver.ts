import type { Page } from '@playwright/test'

/** Highlighted word in one frame. */
export interface WordFrame {
  /** Playback position before the frame was painted and when the word was read, in milliseconds. */
  timeMs: number
  lookedMs: number
  /** Offset of the word in its text; -1 if none is highlighted. */
  offset: number
}

export interface SoundObserver {
  /** Address of the playing sound; undefined if none plays. */
  playing(): Promise<string | undefined>
  /** Number of playing sounds. */
  playingCount(): Promise<number>
  /** Position of the last started sound, in seconds. */
  position(): Promise<number>
  /** Records the highlighted words from the start of the next sound to its end. */
  watchWords(): Promise<{ text: string; frames: WordFrame[] }>
}

declare global {
  interface Window {
    startedSounds: HTMLMediaElement[]
  }
}

/** Observes playback of a page. Every started sound is recorded; behaviour is unchanged. */
export async function createSoundObserver(page: Page): Promise<SoundObserver> {
  await page.addInitScript(() => {
    window.startedSounds = []
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function observedPlay() {
      window.startedSounds = [...window.startedSounds.filter((sound) => sound !== this), this]
      return play.call(this)
    }
  })
  return {
    playing: () => page.evaluate(() => window.startedSounds.findLast((sound) => !sound.paused)?.currentSrc),
    playingCount: () => page.evaluate(() => window.startedSounds.filter((sound) => !sound.paused).length),
    position: () => page.evaluate(() => window.startedSounds.at(-1)?.currentTime ?? 0),
    watchWords: () => page.evaluate(watchWords),
  }
}

/** Runs in the page. The time is read before the frame is painted, the word after it. */
function watchWords(): Promise<{ text: string; frames: WordFrame[] }> {
  const frames: WordFrame[] = []
  let text = ''
  return new Promise((resolve) => {
    const look = () => {
      const sound = window.startedSounds.at(-1)
      if (!sound) return void requestAnimationFrame(look)
      if (sound.ended) return resolve({ text, frames })
      const timeMs = sound.currentTime * 1000
      setTimeout(() => {
        const [range] = [...(CSS.highlights.get('voice-word') ?? [])] as Range[]
        if (range) text = range.startContainer.textContent ?? ''
        frames.push({ timeMs, lookedMs: sound.currentTime * 1000, offset: range ? range.startOffset : -1 })
        requestAnimationFrame(look)
      })
    }
    requestAnimationFrame(look)
  })
}
