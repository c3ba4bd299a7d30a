import { Minus, Plus, Scan } from 'lucide-react'
import { useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { attributeUnit } from '../runtime/index.ts'
import { PlainIconButton } from '../ui/index.ts'
import { MapCard } from './MapCard.tsx'
import { pressMapKey } from './mapKeys.ts'
import type { MapVoice } from './mapVoices.ts'
import { useMapDrawing } from './useMapDrawing.ts'
import { useMapGestures } from './useMapGestures.ts'
import type { VoiceMapModel } from './useVoiceMap.ts'
import { voiceFacts } from './voiceFacts.ts'

/** Drawn map: a single tab stop, with arrow keys inside. */
export function MapArea({ hasNames = false, ...map }: VoiceMapModel & { hasNames?: boolean }) {
  const { texts, writing, store, x, y, isBySound, dragging, selected, onOpen, speech, trackOf } = map
  const area = useRef<HTMLDivElement>(null)
  const dots = useRef<HTMLCanvasElement>(null)
  const overlay = useRef<HTMLCanvasElement>(null)
  const keysId = useId()
  useMapDrawing(store, dots, overlay, writing, hasNames)
  const active = useStore(store, (state) => state.active)
  const voice = useStore(store, (state) => (state.active ? state.placed.voices[state.active.dot] : undefined))

  /** Opens a voice through the card's link, so that the host's router and new tabs work as for every link. */
  function open(opened: MapVoice, event?: MouseEvent): void {
    if (onOpen) return onOpen(opened)
    const { ctrlKey = false, metaKey = false } = event ?? {}
    area.current
      ?.querySelector('.voice-map-card a')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey, metaKey }))
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const isUsed = pressMapKey(store, event, {
      open: () => voice && open(voice),
      play: () => voice && (speech ? speech.onSpeak(voice) : void trackOf(voice).toggle()),
    })
    if (isUsed) event.preventDefault()
  }

  const gestures = useMapGestures({ store, area, dragging, onOpen: open, onSpeak: speech?.onSpeak })
  const spoken = voice && texts.active(voice.voice_name, voiceFacts(voice, map, [x, y]))
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application has keys and presses of its own */}
      <div
        ref={area}
        className="voice-map-area"
        part="map-area"
        role="application"
        aria-roledescription={texts.role}
        aria-label={isBySound ? texts.soundLabel : texts.mapLabel(texts.axes[x], texts.axes[y])}
        aria-describedby={keysId}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
        tabIndex={0}
        data-dragging={dragging}
        data-pointing={active?.by === 'pointer' || undefined}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          if (event.target === event.currentTarget && isByKeys(event.target) && !active) store.step('right')
        }}
        onBlur={(event) => {
          const next = event.relatedTarget
          if (next instanceof Node && event.currentTarget.contains(next)) return
          if (store.getState().active?.by === 'keys') store.point(null, 'keys')
        }}
        {...gestures}
      >
        <canvas ref={dots} part="map-dots" aria-hidden="true" />
        <canvas ref={overlay} part="map-overlay" aria-hidden="true" />
        {isBySound ? null : (
          <span part="map-axis-y" aria-hidden="true">
            {texts.axis(texts.axes[y], attributeUnit(y, writing))}
          </span>
        )}
        {voice && active ? <MapCard key={voice.voice_id} {...map} voice={voice} active={active} /> : null}
      </div>
      <p id={keysId} className="voice-hidden">
        {texts.keys}
      </p>
      <output className="voice-hidden">
        {spoken && active?.by === 'keys'
          ? [spoken, selected.has(voice.voice_id) && texts.isSelected].filter(Boolean).join(', ')
          : ''}
      </output>
      <div part="map-zoom">
        <PlainIconButton label={texts.zoomIn} size="small" onClick={() => store.zoom(1.6)}>
          <Plus aria-hidden="true" />
        </PlainIconButton>
        <PlainIconButton label={texts.zoomOut} size="small" onClick={() => store.zoom(1 / 1.6)}>
          <Minus aria-hidden="true" />
        </PlainIconButton>
        <PlainIconButton label={texts.seeAll} size="small" onClick={store.seeWhole}>
          <Scan aria-hidden="true" />
        </PlainIconButton>
      </div>
    </>
  )
}

/** True if focus came from the keyboard; a press selects a voice by itself. */
function isByKeys(node: Element): boolean {
  try {
    return node.matches(':focus-visible')
  } catch {
    return true
  }
}
