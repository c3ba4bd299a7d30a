import type { MapStore } from './mapStore.ts'
import type { MapDirection } from './placeVoices.ts'

/** Key press on the map. */
export interface MapKey {
  readonly key: string
  readonly shiftKey: boolean
}

/** Actions on the current voice that the component provides. */
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

/** Zoom factor of one key press. */
const KEY_ZOOM = 1.5

/** Handles a key; returns false for keys that are left to the page. */
export function pressMapKey(store: MapStore, { key, shiftKey }: MapKey, actions: MapKeyActions): boolean {
  const direction = DIRECTIONS[key]
  if (direction) {
    store.step(direction)
    return true
  }
  const { active, placed, selected } = store.getState()
  const voice = active && placed.voices[active.dot]
  const presses: Record<string, () => boolean> = {
    Enter: () => voice !== null && voice !== undefined && done(actions.open),
    ' ': () =>
      voice !== null && voice !== undefined && done(shiftKey ? () => store.toggle(voice.voice_id) : actions.play),
    '+': () => done(() => store.zoom(KEY_ZOOM)),
    '=': () => done(() => store.zoom(KEY_ZOOM)),
    '-': () => done(() => store.zoom(1 / KEY_ZOOM)),
    '0': () => done(store.seeWhole),
    // First the current voice, then the selection; with neither, Escape is left to the page.
    Escape: () =>
      active ? done(() => store.point(null, 'keys')) : selected.size > 0 ? done(store.clearSelection) : false,
  }
  return presses[key]?.() ?? false
}

function done(action: () => void): true {
  action()
  return true
}
