import { useRef } from 'react'
import { Alert, Button, Link, Notice, Spinner } from '../ui/index.ts'
import { rootProps, useRefs } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { BackLink } from '../works/dock/index.ts'
import { useReaderKeys } from '../works/reading/index.ts'
import { PlaylistDock } from './PlaylistDock.tsx'
import { PlaylistDownload } from './PlaylistDownload.tsx'
import { PlaylistHead } from './PlaylistHead.tsx'
import { PlaylistItems } from './PlaylistItems.tsx'
import { PlaylistText } from './PlaylistText.tsx'
import type { OpenedPlaylist, VoicePlaylistModel } from './useVoicePlaylist.ts'

export interface VoicePlaylistViewProps extends VoicePlaylistModel, RootProps {
  listHref?: string | undefined
  shareHref?: string | undefined
  voicesHref?: string | undefined
}

/**
 * View of a playlist.
 *
 * @example
 * <VoicePlaylistView {...useVoicePlaylist({ playlistId })} />
 */
export function VoicePlaylistView(props: VoicePlaylistViewProps) {
  const { status, opened, texts, onRetry } = props
  const root = useRef<HTMLElement>(null)
  const ref = useRefs(root, props)
  useReaderKeys(root, opened && { ...opened, section: { section: opened.place }, onSection: opened.onStep })
  return (
    <section
      part="playlist"
      data-status={opened?.sound.status ?? status}
      {...rootProps(props, 'voice-screen voice-playlist')}
      ref={ref}
    >
      {opened ? (
        <Opened {...props} opened={opened} />
      ) : status === 'loading' ? (
        <output part="playlist-loading">
          <Spinner /> {texts.loading}
        </output>
      ) : status === 'missing' || status === 'refused' ? (
        <Notice title={texts.missing} hint={texts.missingHint}>
          <BackLink href={props.listHref} label={texts.back} />
        </Notice>
      ) : (
        <Notice title={texts.failed} hint="" action={texts.retry} onAction={onRetry} />
      )}
    </section>
  )
}

function Opened(props: VoicePlaylistViewProps & { opened: OpenedPlaylist }) {
  const { opened, texts, problem, removed, isChangedElsewhere, voicesHref, onDismiss } = props
  const { items, leftOut, isOwn, playlist, current } = opened
  return (
    <>
      <BackLink href={props.listHref} label={texts.back} />
      <PlaylistHead {...props} opened={opened}>
        {isOwn && current ? (
          <PlaylistDownload
            playlistId={playlist.playlist_id}
            part={{ id: current.item_id, title: `${opened.place + 1} ${current.voice_name}` }}
            texts={texts.files}
          />
        ) : null}
      </PlaylistHead>
      {problem === null ? null : (
        <Alert title={problem || texts.changeFailed}>
          <Button size="small" onClick={onDismiss}>
            {texts.close}
          </Button>
        </Alert>
      )}
      <output>
        {removed ? (
          <span part="playlist-undo">
            {texts.removed(removed.item.voice_name)}{' '}
            <Button size="small" onClick={opened.onPutBack}>
              {texts.undo}
            </Button>
          </span>
        ) : isChangedElsewhere ? (
          <span part="playlist-undo">{texts.changedElsewhere}</span>
        ) : null}
      </output>
      {items.length === 0 ? (
        <Notice title={texts.empty} hint={isOwn ? texts.emptyHint : texts.emptyForOthers}>
          {isOwn && voicesHref !== undefined ? <Link href={voicesHref}>{texts.voices}</Link> : null}
        </Notice>
      ) : (
        <div part="playlist-body">
          <PlaylistText opened={opened} texts={texts} />
          <PlaylistItems opened={opened} texts={texts} />
        </div>
      )}
      {leftOut === 0 ? null : <p part="playlist-left-out">{texts.leftOut(leftOut)}</p>}
      {items.length === 0 ? null : <PlaylistDock opened={opened} texts={texts} />}
    </>
  )
}
