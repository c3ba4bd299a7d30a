import { useSortable } from '@dnd-kit/sortable'
import type { PlaylistItem } from '@voice-rankings/contract'
import { EllipsisVertical, GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Menu, MenuItem, PlainIconButton } from '../ui/index.ts'
import { PlaylistRow } from './PlaylistRow.tsx'
import type { PlaylistRowProps } from './PlaylistRow.tsx'

interface SortableRowProps extends PlaylistRowProps {
  /** Moves an item to a place in the list, counted from 0. */
  onMove: (item: PlaylistItem, place: number) => void
  onRemove: (item: PlaylistItem) => void
}

function ItemMenu({ opened, texts, item, place, onMove, onRemove }: SortableRowProps) {
  return (
    <Menu
      align="end"
      trigger={
        <PlainIconButton label={texts.actions(item.voice_name)} title={texts.actions(item.voice_name)} size="small">
          <EllipsisVertical aria-hidden="true" />
        </PlainIconButton>
      }
    >
      <MenuItem disabled={place === 0} onSelect={() => onMove(item, place - 1)}>
        {texts.moveUp}
      </MenuItem>
      <MenuItem disabled={place === opened.items.length - 1} onSelect={() => onMove(item, place + 1)}>
        {texts.moveDown}
      </MenuItem>
      <MenuItem onSelect={() => onRemove(item)}>{texts.remove}</MenuItem>
    </Menu>
  )
}

/** Item with a handle, which is dragged or moved by the up and down keys. */
export function SortableRow(props: SortableRowProps) {
  const { opened, texts, item, place, onMove } = props
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: item.item_id,
  })
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(item, place + step)
  }
  return (
    <PlaylistRow
      {...{ opened, texts, item, place }}
      rootRef={setNodeRef}
      offset={transform?.y}
      transition={transition}
      isDragging={isDragging}
      menu={<ItemMenu {...props} />}
      handle={
        <button
          type="button"
          part="playlist-handle"
          aria-label={texts.move(item.voice_name)}
          title={texts.moveHint}
          {...listeners}
          ref={setActivatorNodeRef}
          onKeyDown={onKeyDown}
        >
          <GripVertical aria-hidden="true" />
        </button>
      }
    />
  )
}
