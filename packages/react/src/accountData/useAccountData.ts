import type { AccountExport } from '@voice-rankings/contract'
import { useMemo } from 'react'
import { useRuntime } from '../runtime/index.ts'
import { accountPageUrl } from '../session/index.ts'
import { saveFile } from '../files/saveFile.ts'
import { createAccountDataStore, type AccountDataState } from './accountDataStore.ts'
import { useStore } from 'zustand'

/** File name of the data export. */
export const DATA_FILE_NAME = 'voice-rankings-account.json'

export interface AccountDataOptions {
  /** The account was deleted. */
  onDeleted?: () => void
}

/** State and actions of `useAccountData`. */
export interface AccountDataModel extends AccountDataState {
  readonly logoutHref: string | null
  readonly onSave: () => void
  readonly onDelete: (username: string, password: string) => void
  readonly onReset: () => void
}

/** Headless data export and account deletion of the logged-in user. */
export function useAccountData({ onDeleted }: AccountDataOptions): AccountDataModel {
  const { client, session } = useRuntime()
  const store = useMemo(() => createAccountDataStore({ client, save: (data) => save(data, client.url) }), [client])

  async function deleteAccount(username: string, password: string): Promise<void> {
    if (!(await store.deleteAccount(username, password))) return
    onDeleted?.()
    await session.refresh()
  }

  return {
    ...useStore(store),
    logoutHref: accountPageUrl(client, 'logout'),
    onSave: () => void store.saveData(),
    onDelete: (username: string, password: string) => void deleteAccount(username, password),
    onReset: store.reset,
  }
}

/** Saves the file with absolute addresses, since it is read outside the site. */
function save(data: AccountExport, url: (path: string) => string): void {
  const whole = (path: string) => new URL(url(path), document.baseURI).href
  const snippets = data.snippets.map((snippet) => ({
    ...snippet,
    voice_snippet_audio_url: whole(snippet.voice_snippet_audio_url),
  }))
  const text = JSON.stringify({ ...data, snippets }, null, 2)
  saveFile(new Blob([text], { type: 'application/json' }), DATA_FILE_NAME)
}
