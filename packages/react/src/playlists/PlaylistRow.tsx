import type { PlaylistItem } from '@voice-rankings/contract'
import { formatTime } from '@voice-rankings/playback'
import type { ReactNode, Ref } from 'react'
import { Icon } from '../ui/icons.tsx'
import type { OpenedPlaylist, VoicePlaylistModel } from './useVoicePlaylist.ts'

export interface PlaylistRowProps extends Pick<VoicePlaylistModel, 'texts'> {
  opened: OpenedPlaylist
  item: PlaylistItem
  /** Place in the list, counted from 0. */
  place: number
}

interface RowProps extends PlaylistRowProps {
  rootRef?: Ref<HTMLLIElement>
  /** Vertical offset while an item is dragged, in px. */
  offset?: number | undefined
  transition?: string | undefined
  isDragging?: boolean
  /** Before the item. */
  handle?: ReactNode
  /** After the item. */
  menu?: ReactNode
}

/** An item: its voice, text and duration. A click plays it. */
export function PlaylistRow({ opened, texts, item, place, ...row }: RowProps) {
  const { rootRef, offset, transition, isDragging, handle, menu } = row
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
      {menu}
    </li>
  )
}
