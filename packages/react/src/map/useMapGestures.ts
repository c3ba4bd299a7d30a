import { useEffect, useRef } from 'react'
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import { fromPixels, plotSize } from './mapPixels.ts'
import type { MapStore } from './mapStore.ts'
import type { MapPlace } from './mapView.ts'
import { dotAt } from './placeVoices.ts'
import type { MapVoice } from './mapVoices.ts'

/** Maximum distance between pointer and dot in pixels; larger for touch. */
const REACH_PX = { exact: 12, touch: 24 }

/** Maximum movement of a click, in pixels. */
const CLICK_PX = 5

/** Zoom per wheel delta. */
const WHEEL_ZOOM = 0.0022

export interface MapGestureOptions {
  store: MapStore
  area: RefObject<HTMLElement | null>
  /** Effect of dragging. */
  dragging: 'select' | 'move'
  onOpen: (voice: MapVoice, event: MouseEvent) => void
  /** A voice was tapped, or pressed, which then does not open it. */
  onSpeak?: ((voice: MapVoice) => void) | undefined
}

interface Press {
  readonly from: MapPlace
  last: MapPlace
  isDrag: boolean
}

/** Pointer gestures of the map: hover, click, drag, pinch, and zoom with Control and the wheel. */
export function useMapGestures({ store, area, dragging, onOpen, onSpeak }: MapGestureOptions) {
  const pointers = useRef(new Map<number, MapPlace>())
  const press = useRef<Press | null>(null)

  useEffect(() => {
    const node = area.current
    if (!node) return
    // Not passive, to prevent page zoom. Without Control the wheel scrolls the page.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      store.zoom(Math.exp(-event.deltaY * WHEEL_ZOOM * (event.deltaMode === 0 ? 1 : 20)), placeIn(node, store, event))
    }
    node.addEventListener('wheel', onWheel, { passive: false })
    return () => node.removeEventListener('wheel', onWheel)
  }, [store, area])

  function dotUnder(event: ReactPointerEvent<HTMLElement>): number | null {
    const { placed, view, size } = store.getState()
    const reach = event.pointerType === 'touch' ? REACH_PX.touch : REACH_PX.exact
    return dotAt(placed, view, plotSize(size), placeIn(event.currentTarget, store, event), reach)
  }

  function onPointerDown(event: ReactPointerEvent<HTMLElement>): void {
    if (event.button !== 0 || isOnCard(event)) return
    const place = placeIn(event.currentTarget, store, event)
    pointers.current.set(event.pointerId, place)
    capture(event)
    // A second pointer starts a pinch.
    press.current = pointers.current.size === 1 ? { from: place, last: place, isDrag: false } : null
    if (pointers.current.size > 1) store.cancelDrag()
  }

  function onPointerMove(event: ReactPointerEvent<HTMLElement>): void {
    const place = placeIn(event.currentTarget, store, event)
    if (pointers.current.size === 0) {
      if (event.pointerType !== 'touch' && !isOnCard(event)) store.point(dotUnder(event), 'pointer')
      return
    }
    if (pointers.current.size === 2) return pinch(event.pointerId, place)
    const current = press.current
    if (!current) return
    pointers.current.set(event.pointerId, place)
    current.isDrag ||= distancePx(store, current.from, place) > CLICK_PX
    if (!current.isDrag) return
    if (dragging === 'select') store.drag(current.from, place)
    else store.pan({ x: place.x - current.last.x, y: place.y - current.last.y })
    current.last = place
  }

  /** Pinch: the distance of two pointers zooms, their midpoint pans. */
  function pinch(id: number, place: MapPlace): void {
    const before = [...pointers.current.values()]
    pointers.current.set(id, place)
    const after = [...pointers.current.values()]
    const [middle, next] = [middleOf(before), middleOf(after)]
    store.pan({ x: next.x - middle.x, y: next.y - middle.y })
    store.zoom(spanOf(store, after) / Math.max(1, spanOf(store, before)), next)
  }

  function onPointerUp(event: ReactPointerEvent<HTMLElement>): void {
    if (!pointers.current.delete(event.pointerId)) return
    const current = press.current
    press.current = null
    if (!current) return
    if (current.isDrag) return dragging === 'select' ? store.drop(event.shiftKey) : undefined
    const dot = dotUnder(event)
    const voice = dot === null ? undefined : store.getState().placed.voices[dot]
    if (dot === null || !voice) {
      store.point(null, 'pin')
      store.clearSelection()
    } else if (event.shiftKey) {
      store.toggle(voice.voice_id)
    } else if (event.pointerType === 'touch' || onSpeak) {
      store.point(dot, 'pin')
      onSpeak?.(voice)
    } else {
      store.point(dot, 'pointer')
      onOpen(voice, event.nativeEvent)
    }
  }

  function onPointerCancel({ pointerId }: ReactPointerEvent): void {
    pointers.current.delete(pointerId)
    press.current = null
    store.cancelDrag()
  }

  function onPointerLeave(): void {
    if (store.getState().active?.by === 'pointer') store.point(null, 'pointer')
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave }
}

/** Captures the pointer, so that a drag may leave the map. */
function capture({ currentTarget, pointerId }: ReactPointerEvent<HTMLElement>): void {
  try {
    currentTarget.setPointerCapture(pointerId)
  } catch {
    // The pointer is gone or synthetic: the drag then ends at the edge.
  }
}

function placeIn(node: Element, store: MapStore, { clientX, clientY }: { clientX: number; clientY: number }): MapPlace {
  const { left, top } = node.getBoundingClientRect()
  return fromPixels(store.getState().size, clientX - left, clientY - top)
}

/** True for events on the card, which is inside the map but has its own controls. */
function isOnCard({ target }: { target: EventTarget }): boolean {
  return target instanceof Element && target.closest('.voice-map-card') !== null
}

function distancePx(store: MapStore, from: MapPlace, to: MapPlace): number {
  const { width, height } = plotSize(store.getState().size)
  return Math.hypot((to.x - from.x) * width, (to.y - from.y) * height)
}

function middleOf(places: readonly MapPlace[]): MapPlace {
  const [a = { x: 0, y: 0 }, b = a] = places
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function spanOf(store: MapStore, [a = { x: 0, y: 0 }, b = a]: readonly MapPlace[]): number {
  return distancePx(store, a, b)
}
