import { useCallback } from 'react'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { FilesMenu, useExport } from '../works/files/index.ts'
import type { WriteFile } from '../works/files/index.ts'
import { worksMessages } from '../works/messages.ts'
import type { PlaylistsMessages } from './messages.ts'

interface PlaylistDownloadProps {
  playlistId: string
  /** Item whose sound and captions are offered, with the number and name that it has in the list. */
  part: { readonly id: string; readonly title: string }
  texts: PlaylistsMessages['player']['files']
}

/** Menu of the files of an own playlist: all of it as an audiobook or a zip, and sound and captions of an item. */
export function PlaylistDownload({ playlistId, part, texts }: PlaylistDownloadProps) {
  const { client } = useRuntime()
  const { files, retry } = useMessages('works', worksMessages).reader
  const write = useCallback<WriteFile<string>>(
    ({ format, part: item_id }, options) =>
      client.playlists.export({ playlist_id: playlistId, format, ...(item_id !== null && { item_id }) }, options),
    [client, playlistId],
  )
  const { zip, ofItem } = texts
  return (
    <FilesMenu
      download={useExport(write)}
      part={part}
      texts={{ ...files, retry, descriptions: { ...files.descriptions, zip }, ofSection: ofItem }}
    />
  )
}
