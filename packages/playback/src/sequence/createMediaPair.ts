import type { Piece } from './sequence.ts'

/** Sentence in a media element, with the speech that it has. */
interface Loaded {
  readonly index: number
  readonly piece: Piece
}

export interface MediaPairOptions {
  createAudio: () => HTMLAudioElement
  /** Called when the sound that plays ends. */
  onEnded: () => void
  /** Called when the sound that plays pauses before its end. */
  onPause: () => void
  /** Called once when the sound of a sentence fails; `isActive` for the element that plays. */
  onError: (index: number, isActive: boolean, error: MediaError | null) => void
}

/** Two media elements: one plays a sentence, the other loads the next one. They are created when one is needed. */
export interface MediaPair {
  /** Both elements; empty before they are created. */
  readonly elements: readonly HTMLAudioElement[]
  /** Element that plays; undefined before it is created. */
  readonly active: HTMLAudioElement | undefined
  /** Sentence in the element that plays; undefined if there is none. */
  readonly activeIndex: number | undefined
  /** Makes the element with the speech of a sentence the one that plays, and loads it unless it is there. */
  take(index: number, piece: Piece): HTMLAudioElement
  /** Loads speech into the element that does not play. */
  loadAhead(index: number, piece: Piece): void
  /** Reports the failure of the sound that plays, unless its event was first. */
  fail(): void
  /** Lets both elements play later without a click, while a click is being handled. */
  unlock(): void
  clear(): void
}

export function createMediaPair({ createAudio, onEnded, onPause, onError }: MediaPairOptions): MediaPair {
  let elements: readonly [HTMLAudioElement, HTMLAudioElement] | undefined
  let active: 0 | 1 = 0
  const loaded: [Loaded | null, Loaded | null] = [null, null]
  let isUnlocked = false

  const other = () => (active === 0 ? 1 : 0)

  function media(): readonly [HTMLAudioElement, HTMLAudioElement] {
    if (elements) return elements
    const made = [createAudio(), createAudio()] as const
    elements = made
    for (const n of [0, 1] as const) {
      const element = made[n]
      element.preload = 'auto'
      element.addEventListener('ended', () => n === active && onEnded())
      element.addEventListener('pause', () => n === active && !element.ended && onPause())
      element.addEventListener('error', () => fail(n))
    }
    return made
  }

  function fail(n: 0 | 1): void {
    const failed = loaded[n]
    if (!failed) return
    onError(failed.index, n === active, elements?.[n].error ?? null)
    loaded[n] = null
  }

  function load(n: 0 | 1, index: number, piece: Piece): HTMLAudioElement {
    const element = media()[n]
    if (loaded[n]?.piece !== piece) {
      loaded[n] = { index, piece }
      element.src = piece.url
      element.load()
    }
    return element
  }

  return {
    get elements() {
      return elements ?? []
    },
    get active() {
      return elements?.[active]
    },
    get activeIndex() {
      return loaded[active]?.index
    },
    take(index, piece) {
      if (loaded[other()]?.piece === piece) active = other()
      return load(active, index, piece)
    },
    loadAhead: (index, piece) => void load(other(), index, piece),
    fail: () => fail(active),
    unlock() {
      if (isUnlocked) return
      isUnlocked = true
      // Playing unlocks an element too, and another `load` would drop the audio that it has.
      for (const [n, element] of media().entries()) if (loaded[n] === null) element.load()
    },
    clear() {
      for (const element of elements ?? []) {
        element.removeAttribute('src')
        element.load()
      }
      elements = undefined
      isUnlocked = false
      loaded.fill(null)
    },
  }
}
