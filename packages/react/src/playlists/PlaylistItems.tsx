import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { PlaylistItem } from '@voice-rankings/contract'
import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { PlaylistRow } from './PlaylistRow.tsx'
import { SortableRow } from './SortableRow.tsx'
import type { OpenedPlaylist, VoicePlaylistModel } from './useVoicePlaylist.ts'

interface PlaylistItemsProps extends Pick<VoicePlaylistModel, 'texts'> {
  opened: OpenedPlaylist
}

/** Items of a playlist in order; their owner sorts them by dragging, by keys and by a menu. */
export function PlaylistItems({ opened, texts }: PlaylistItemsProps) {
  const { items, isOwn, onMove } = opened
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState('')
  function move(item: PlaylistItem, place: number) {
    if (place < 0 || place >= items.length) return
    onMove(item, place)
    setMoved(texts.movedTo(item.voice_name, place + 1, items.length))
  }
  function remove(item: PlaylistItem) {
    opened.onRemove(item)
    // The row that had the focus is removed.
    list.current?.focus()
  }
  const rows = items.map((item, place) => {
    const row = { opened, texts, item, place }
    if (!isOwn) return <PlaylistRow key={item.item_id} {...row} />
    return <SortableRow key={item.item_id} {...row} onMove={move} onRemove={remove} />
  })
  const sorted = (
    <ol ref={list} part="playlist-items" aria-label={texts.items} tabIndex={-1}>
      {rows}
    </ol>
  )
  return (
    <div part="playlist-order">
      {isOwn ? (
        <Sorting items={items} texts={texts} onMove={move}>
          {sorted}
        </Sorting>
      ) : (
        sorted
      )}
      <output className="voice-hidden">{moved}</output>
    </div>
  )
}

interface SortingProps extends Pick<VoicePlaylistModel, 'texts'> {
  items: readonly PlaylistItem[]
  onMove: (item: PlaylistItem, place: number) => void
  children: ReactNode
}

/** Distance after which a press on a handle is a drag, in px. */
const DRAG_PX = 4

/** Its rows announce moves themselves, also those by keys. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

function Sorting({ items, texts, onMove, children }: SortingProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }))
  const ids = items.map(({ item_id }) => item_id)
  function drop({ active, over }: DragEndEvent) {
    const item = items.find(({ item_id }) => item_id === active.id)
    const place = over ? ids.indexOf(String(over.id)) : -1
    if (item && place >= 0 && place !== items.indexOf(item)) onMove(item, place)
  }
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: texts.moveHint } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
