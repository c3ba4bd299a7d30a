import { PLAYLIST_NAME_LIMIT } from '@voice-rankings/contract'
import { ListMusic, Plus } from 'lucide-react'
import { useRef } from 'react'
import { Finder } from '../../ui/Finder.tsx'
import { Alert, Button, Spinner } from '../../ui/index.ts'
import type { PlaylistsMessages } from '../messages.ts'
import type { PlaylistMenuModel } from './usePlaylistMenu.ts'

interface PlaylistPickerProps extends PlaylistMenuModel {
  texts: PlaylistsMessages['menu']
}

/** The visitor's playlists: search one and add the item to it, or create one with the item. */
export function PlaylistPicker({ texts, ...model }: PlaylistPickerProps) {
  const { status, shown, newName, adding, playlistId, filter, problem, onAdd, onCreate } = model
  const input = useRef<HTMLInputElement>(null)
  const added = adding === 'added' && model.playlists.find(({ playlist_id }) => playlist_id === playlistId)
  // The pressed button may be removed, so focus moves to the box first.
  const create = () => {
    input.current?.focus()
    onCreate()
  }
  return (
    <div className="voice-collections" data-status={status}>
      <Finder
        label={texts.find}
        maxLength={PLAYLIST_NAME_LIMIT}
        inputRef={input}
        value={filter}
        onValueChange={model.onFilterChange}
        onEnter={() => {
          const [only] = shown
          if (shown.length === 1 && only && filter.trim() !== '') onAdd(only.playlist_id)
          else onCreate()
        }}
      >
        {status === 'loading' ? (
          <output part="collections-notice">
            <Spinner /> {texts.loading}
          </output>
        ) : status === 'failed' ? (
          <Alert title={texts.loadFailed}>
            <Button size="small" onClick={model.onRetry}>
              {texts.retry}
            </Button>
          </Alert>
        ) : problem !== null ? (
          <Alert title={problem || texts.failed} />
        ) : model.playlists.length === 0 && filter.trim() === '' ? (
          <p part="collections-notice">{texts.empty}</p>
        ) : null}
        {status === 'ready' && (
          <ul>
            {shown.map(({ playlist_id: id, playlist_name: name }) => (
              <li key={id}>
                <button
                  type="button"
                  className="voice-menu-item"
                  part="menu-item"
                  data-status={id === playlistId ? adding : 'idle'}
                  // aria-disabled instead of disabled: a disabled button loses focus.
                  aria-disabled={adding === 'adding' || undefined}
                  onClick={() => onAdd(id)}
                >
                  <ListMusic size={16} aria-hidden="true" />
                  <span>{name}</span>
                  {id === playlistId && adding === 'adding' && <Spinner />}
                  {id === playlistId && adding === 'added' && <em part="collection-added">{texts.added}</em>}
                </button>
              </li>
            ))}
            {newName !== null && (
              <li>
                <button type="button" className="voice-menu-item" part="menu-item" onClick={create}>
                  <Plus size={16} aria-hidden="true" />
                  <span>{texts.create(newName)}</span>
                </button>
              </li>
            )}
          </ul>
        )}
      </Finder>
      <output className="voice-hidden">{added && texts.addedTo(added.playlist_name)}</output>
    </div>
  )
}
