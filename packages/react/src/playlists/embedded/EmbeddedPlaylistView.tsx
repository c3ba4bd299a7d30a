import { useRef } from 'react'
import { Button, Link, Spinner } from '../../ui/index.ts'
import { rootProps } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'
import { PlaylistDock } from '../PlaylistDock.tsx'
import { PlaylistRow } from '../PlaylistRow.tsx'
import { PlaylistText } from '../PlaylistText.tsx'
import type { OpenedPlaylist, VoicePlaylistModel } from '../useVoicePlaylist.ts'
import type { EmbeddedPlaylistMessages } from './messages.ts'
import { useLitWordInView } from './useLitWordInView.ts'

export interface EmbeddedPlaylistViewProps extends VoicePlaylistModel, RootProps {
  embedded: EmbeddedPlaylistMessages
  /** Address of the page of the playlist. */
  href: string
}

/**
 * View of a playlist in pages of other sites.
 *
 * @example
 * <EmbeddedPlaylistView {...useVoicePlaylist({ playlistId })} embedded={embeddedPlaylistMessages} href="/playlist/p1" />
 */
export function EmbeddedPlaylistView(props: EmbeddedPlaylistViewProps) {
  const { status, opened, texts, embedded, href, onRetry } = props
  return (
    <section
      part="playlist"
      data-status={opened?.sound.status ?? status}
      data-gender={opened?.current?.voice_gender}
      aria-label={opened?.playlist.playlist_name ?? texts.items}
      {...rootProps(props, 'voice-embedded-playlist')}
    >
      {opened ? (
        <Opened {...props} opened={opened} />
      ) : status === 'loading' ? (
        <output part="playlist-loading">
          <Spinner /> {texts.loading}
        </output>
      ) : (
        <p part="playlist-problem" role="alert">
          {status === 'missing' ? embedded.missing : status === 'refused' ? embedded.refused : texts.failed}{' '}
          {status === 'refused' ? <Link href={href}>{embedded.open}</Link> : null}
          {status === 'failed' ? (
            <Button size="small" onClick={onRetry}>
              {texts.retry}
            </Button>
          ) : null}
        </p>
      )}
    </section>
  )
}

function Opened({ opened, texts, embedded, href }: EmbeddedPlaylistViewProps & { opened: OpenedPlaylist }) {
  const { items, leftOut, playlist, current, sound } = opened
  const screen = useRef<HTMLDivElement>(null)
  const isPlaying = sound.status === 'playing'
  useLitWordInView(screen, { gender: current?.voice_gender, isPlaying })
  const durationMs = items.reduce((sum, item) => sum + item.item_duration + playlist.playlist_pause, 0)
  return (
    <>
      <p part="playlist-head">
        <b part="playlist-title" dir="auto">
          {playlist.playlist_name}
        </b>{' '}
        <span part="playlist-facts">{texts.facts(items.length, Math.max(1, Math.round(durationMs / 60_000)))}</span>
      </p>
      {items.length === 0 ? (
        <p part="playlist-empty">
          <b>{texts.empty}</b> {texts.emptyForOthers}
        </p>
      ) : (
        <>
          <div
            part="playlist-screen"
            ref={screen}
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
            tabIndex={0}
          >
            <PlaylistText opened={opened} texts={texts} scrollsPage={false} />
          </div>
          <PlaylistDock part="playlist-bar" opened={opened} texts={{ ...texts, keys: '' }} />
          <ol part="playlist-items" aria-label={texts.items}>
            {items.map((item, place) => (
              <PlaylistRow key={item.item_id} {...{ opened, texts, item, place }} />
            ))}
          </ol>
        </>
      )}
      <p part="playlist-foot">
        {leftOut === 0 ? null : <span part="playlist-left-out">{texts.leftOut(leftOut)}</span>}
        <Link href={href}>{embedded.open}</Link>
      </p>
    </>
  )
}
