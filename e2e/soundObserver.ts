import type { Page } from '@playwright/test'

/** Which word was lit up in one frame. */
export interface WordFrame {
  /** Where the sound stood before the frame was painted, and when it was looked at, in milliseconds. */
  timeMs: number
  lookedMs: number
  /** Where the word stands in its text; -1 when none is lit up. */
  offset: number
}

export interface SoundObserver {
  /** Address of the sound that plays now; undefined when nothing does. */
  playing(): Promise<string | undefined>
  /** How many sounds play now. */
  playingCount(): Promise<number>
  /** Where the sound that was started last stands, in seconds. */
  position(): Promise<number>
  /** Watches the words from the moment the next sound starts until it has ended. */
  watchWords(): Promise<{ text: string; frames: WordFrame[] }>
}

declare global {
  interface Window {
    startedSounds: HTMLMediaElement[]
  }
}

/** Looks on while a page plays. Nothing is replaced: every sound that is started is only remembered. */
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

/** Runs in the page. The time is read in the frame that paints, the word once everything in that frame is painted. */
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
