import { PLAYLIST_NAME_LIMIT } from '@voice-rankings/contract'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button, Link, PlainIconButton, Select } from '../ui/index.ts'
import { NameForm } from '../ui/NameForm.tsx'
import type { OpenedPlaylist, VoicePlaylistModel } from './useVoicePlaylist.ts'

/** Pauses to choose from, in ms. */
const PAUSES = [0, 500, 1000, 2000, 5000, 10_000]

interface PlaylistHeadProps extends Pick<VoicePlaylistModel, 'texts' | 'isSaving'> {
  opened: OpenedPlaylist
  /** At the end of its line. */
  children?: ReactNode
  shareHref?: string | undefined
}

/** Name and length of a playlist; its owner changes the name and the pause between items. */
export function PlaylistHead(props: PlaylistHeadProps) {
  const { opened, texts, shareHref, children } = props
  const { playlist, items, isOwn, onPauseChange } = opened
  const { playlist_name, playlist_pause } = playlist
  const [isRenaming, setRenaming] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  const durationMs = items.reduce((sum, item) => sum + item.item_duration + playlist_pause, 0)
  function close() {
    setRenaming(false)
    // The form that had the focus is removed.
    requestAnimationFrame(() => rename.current?.focus())
  }
  const pauses = [...new Set([...PAUSES, playlist_pause])].toSorted((a, b) => a - b)
  return (
    <header part="playlist-head">
      <div part="playlist-names">
        {isRenaming ? (
          <RenameForm {...props} onClose={close} />
        ) : (
          <h1 part="playlist-title" dir="auto">
            {playlist_name}
          </h1>
        )}
        {isOwn && !isRenaming ? (
          <PlainIconButton
            ref={rename}
            label={texts.rename}
            title={texts.rename}
            size="small"
            onClick={() => setRenaming(true)}
          >
            <Pencil aria-hidden="true" />
          </PlainIconButton>
        ) : null}
      </div>
      <p part="playlist-facts">{texts.facts(items.length, Math.max(1, Math.round(durationMs / 60_000)))}</p>
      {isOwn && items.length > 0 ? (
        <Select
          label={texts.pauseBetween}
          value={String(playlist_pause)}
          options={pauses.map((ms) => ({ value: String(ms), label: texts.seconds(ms / 1000) }))}
          onValueChange={(value) => onPauseChange(Number(value))}
        />
      ) : null}
      {isOwn && shareHref !== undefined ? (
        <Link className="voice-button" part="playlist-share" data-variant="quiet" data-size="small" href={shareHref}>
          {texts.share}
        </Link>
      ) : null}
      {children}
    </header>
  )
}

function RenameForm({ opened, texts, isSaving, onClose }: PlaylistHeadProps & { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  return (
    <NameForm
      label={texts.newName}
      action={texts.save}
      taken=""
      names={[]}
      current={opened.playlist.playlist_name}
      maxLength={PLAYLIST_NAME_LIMIT}
      busy={isSaving}
      inputRef={input}
      onSubmit={async (name) => {
        const isRenamed = await opened.onRename(name)
        if (isRenamed) onClose()
        return isRenamed
      }}
    >
      <Button onClick={onClose}>{texts.cancel}</Button>
    </NameForm>
  )
}
