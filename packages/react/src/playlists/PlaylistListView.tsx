import { PLAYLIST_NAME_LIMIT, PLAYLISTS_LIMIT } from '@voice-rankings/contract'
import type { Playlist } from '@voice-rankings/contract'
import { ListMusic, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Alert, Button, Link, Notice, PlainIconButton, Spinner } from '../ui/index.ts'
import { NameForm } from '../ui/NameForm.tsx'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import type { PlaylistsMessages } from './messages.ts'
import type { PlaylistListState } from './playlistListStore.ts'

export interface PlaylistListViewProps extends PlaylistListState, RootProps {
  texts: PlaylistsMessages['list']
  /** True for a visitor without an account. */
  isGuest: boolean
  hrefOf: (playlist: Playlist) => string
  headingLevel: 1 | 2
  onRetry: () => void
  /** Resolves to true if the server accepted. */
  onCreate: (name: string) => Promise<boolean>
  onDelete: (playlist: Playlist) => void
  onRestore: () => void
}

/** View of the list of playlists, with a form for a new one. */
export function PlaylistListView(props: PlaylistListViewProps) {
  const { status, playlists, deleted, problem, texts, headingLevel, isGuest } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const below = headingLevel === 1 ? 2 : 3
  return (
    <section part="playlists" data-status={status} aria-labelledby={id} {...rootProps(props, 'voice-playlists')}>
      <Heading id={id} part="playlists-title">
        {texts.title}
      </Heading>
      <NewPlaylist {...props} />
      {problem === null ? null : <Alert title={problem.message || texts[`${problem.kind}Failed`]} />}
      <output>
        {deleted ? (
          <span part="playlist-undo">
            {texts.deleted(deleted.playlist_name)}{' '}
            <Button size="small" onClick={props.onRestore}>
              {texts.undo}
            </Button>
          </span>
        ) : null}
      </output>
      {status === 'loading' ? (
        <p>
          <Spinner /> {texts.loading}
        </p>
      ) : status === 'failed' ? (
        <Notice title={texts.failed} hint="" headingLevel={below} action={texts.retry} onAction={props.onRetry} />
      ) : playlists.length === 0 ? (
        <Notice title={texts.empty} hint={texts.emptyHint} headingLevel={below} />
      ) : (
        <ul aria-labelledby={id}>
          {playlists.map((playlist) => (
            <PlaylistRow key={playlist.playlist_id} {...props} playlist={playlist} />
          ))}
        </ul>
      )}
      {isGuest && playlists.length > 0 ? <p part="playlists-guest">{texts.guest}</p> : null}
    </section>
  )
}

/** Form for a new playlist. */
function NewPlaylist({ texts, playlists, isCreating, onCreate }: PlaylistListViewProps) {
  return (
    <NameForm
      label={texts.newName}
      action={texts.create}
      taken={texts.taken}
      names={playlists.map(({ playlist_name }) => playlist_name)}
      maxLength={PLAYLIST_NAME_LIMIT}
      busy={isCreating}
      disabled={playlists.length >= PLAYLISTS_LIMIT}
      onSubmit={onCreate}
    />
  )
}

function PlaylistRow({ playlist, texts, hrefOf, onDelete }: PlaylistListViewProps & { playlist: Playlist }) {
  const { playlist_name: name, item_count, playlist_visibility } = playlist
  return (
    <li part="playlists-row">
      <ListMusic aria-hidden="true" />
      <div>
        <Link href={hrefOf(playlist)} dir="auto">
          {name}
        </Link>
        <p>
          {texts.items(item_count)}
          {playlist_visibility === 'private' ? null : ` · ${texts[playlist_visibility]}`}
        </p>
      </div>
      <PlainIconButton label={texts.delete(name)} title={texts.delete(name)} onClick={() => onDelete(playlist)}>
        <Trash2 aria-hidden="true" />
      </PlainIconButton>
    </li>
  )
}
