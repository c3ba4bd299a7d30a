/** Position of a sound at a time of the clock that all processes share, both in ms. */
interface SoundSample {
  wallMs: number
  timeMs: number
}

/** Lit word at the times before and after a frame was painted. */
interface WordSample {
  beforeMs: number
  lookedMs: number
  offset: number
}

declare global {
  /** Positions of the next sound, until it ends. */
  var heardSound: Promise<SoundSample[]>
}

/** Runs in the player. Records the positions of the next sound. */
export function watchSound(): void {
  const { play } = HTMLMediaElement.prototype
  globalThis.heardSound = new Promise((resolve) => {
    HTMLMediaElement.prototype.play = function watched() {
      HTMLMediaElement.prototype.play = play
      const samples: SoundSample[] = []
      const timer = setInterval(() => {
        const wallMs = performance.timeOrigin + performance.now()
        if (!this.paused && this.currentTime > 0) samples.push({ wallMs, timeMs: this.currentTime * 1000 })
        if (!this.ended) return
        clearInterval(timer)
        resolve(samples)
      }, 5)
      return play.call(this)
    }
  })
}

/** Runs in a page. Records the lit words of a text node, until its sentence is not lit any more. */
export function watchWords(): Promise<{ frames: WordSample[] }> {
  // Of this function alone, which is sent to the page.
  // eslint-disable-next-line unicorn/consistent-function-scoping
  const now = () => performance.timeOrigin + performance.now()
  // eslint-disable-next-line unicorn/consistent-function-scoping
  const first = (name: string) => [...(CSS.highlights.get(`voice-extension-${name}`) ?? [])][0] as Range | undefined
  const frames: WordSample[] = []
  let node: Node | undefined
  return new Promise((resolve) => {
    const look = () => {
      const beforeMs = now()
      setTimeout(() => {
        const sentence = first('sentence')
        node ??= sentence?.startContainer
        if (node && sentence?.startContainer !== node) return resolve({ frames })
        const word = first('word')
        if (node) frames.push({ beforeMs, lookedMs: now(), offset: word ? word.startOffset : -1 })
        requestAnimationFrame(look)
      })
    }
    requestAnimationFrame(look)
  })
}
