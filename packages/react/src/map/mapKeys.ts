import type { MapStore } from './mapStore.ts'
import type { MapDirection } from './placeVoices.ts'

/** What a key does on the map. */
export interface MapKey {
  readonly key: string
  readonly shiftKey: boolean
}

/** What only the page can do with the voice at hand. */
export interface MapKeyActions {
  open(): void
  play(): void
}

const DIRECTIONS: Readonly<Record<string, MapDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** How much nearer one press goes. */
const KEY_ZOOM = 1.5

/** Does what a key means; false when it means nothing here, so that the page may have it. */
export function pressMapKey(store: MapStore, { key, shiftKey }: MapKey, actions: MapKeyActions): boolean {
  const direction = DIRECTIONS[key]
  if (direction) {
    store.step(direction)
    return true
  }
  const { hand, placed, selected } = store.getState()
  const voice = hand && placed.voices[hand.dot]
  const presses: Record<string, () => boolean> = {
    Enter: () => voice !== null && voice !== undefined && done(actions.open),
    ' ': () =>
      voice !== null && voice !== undefined && done(shiftKey ? () => store.toggle(voice.voice_id) : actions.play),
    '+': () => done(() => store.zoom(KEY_ZOOM)),
    '=': () => done(() => store.zoom(KEY_ZOOM)),
    '-': () => done(() => store.zoom(1 / KEY_ZOOM)),
    '0': () => done(store.seeWhole),
    // First the voice, then the selection; with neither, Escape is the page's.
    Escape: () =>
      hand ? done(() => store.point(null, 'keys')) : selected.size > 0 ? done(store.clearSelection) : false,
  }
  return presses[key]?.() ?? false
}

function done(action: () => void): true {
  action()
  return true
}
