import { useSortable } from '@dnd-kit/sortable'
import type { PlaylistItem } from '@voice-rankings/contract'
import { formatTime } from '@voice-rankings/playback'
import { EllipsisVertical, GripVertical } from 'lucide-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { Icon } from '../ui/icons.tsx'
import { Menu, MenuItem, PlainIconButton } from '../ui/index.ts'
import type { OpenedPlaylist, VoicePlaylistModel } from './useVoicePlaylist.ts'

interface PlaylistRowProps extends Pick<VoicePlaylistModel, 'texts'> {
  opened: OpenedPlaylist
  item: PlaylistItem
  /** Place in the list, counted from 0. */
  place: number
  onMove: (item: PlaylistItem, place: number) => void
  onRemove: (item: PlaylistItem) => void
}

interface RowProps extends PlaylistRowProps {
  rootRef?: Ref<HTMLLIElement>
  /** Vertical offset while an item is dragged, in px. */
  offset?: number | undefined
  transition?: string | undefined
  isDragging?: boolean
  handle?: ReactNode
}

/** An item: its voice, text and duration. A click plays it. */
export function PlaylistRow({ rootRef, offset, transition, isDragging, handle, ...row }: RowProps) {
  const { opened, texts, item, place } = row
  const { current, sound, failed, onItem } = opened
  const isCurrent = item.item_id === current?.item_id
  const isPlaying = isCurrent && (sound.status === 'playing' || sound.status === 'pausing')
  const hasFailed = failed.has(item.item_id)
  return (
    <li
      ref={rootRef}
      part="playlist-item"
      data-gender={item.voice_gender}
      data-dragging={isDragging || undefined}
      style={offset === undefined ? undefined : { transform: `translateY(${offset}px)`, transition: transition }}
    >
      {handle}
      <button type="button" part="playlist-play" aria-current={isCurrent || undefined} onClick={() => onItem(item)}>
        <span part="playlist-mark" aria-hidden="true">
          <span>{place + 1}</span>
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </span>
        <span className="voice-hidden">{(isPlaying ? texts.pauseItem : texts.playItem)(place + 1)}</span>{' '}
        <b>{item.voice_name}</b>
      </button>
      <p part="playlist-line" dir="auto">
        {hasFailed ? texts.itemFailed : item.item_text}
      </p>
      <time>{formatTime(item.item_duration)}</time>
      {opened.isOwn ? <ItemMenu {...row} /> : null}
    </li>
  )
}

function ItemMenu({ opened, texts, item, place, onMove, onRemove }: PlaylistRowProps) {
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
export function SortableRow(props: PlaylistRowProps) {
  const { texts, item, place, onMove } = props
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
      {...props}
      rootRef={setNodeRef}
      offset={transform?.y}
      transition={transition}
      isDragging={isDragging}
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
