import { shortVoicePath, snippetPath, voicePath } from '@voice-rankings/contract'
import type { EmbedSource, SpokenSnippet, Voice } from '@voice-rankings/contract'
import { readAudioSource } from '@voice-rankings/playback'
import { systemClock } from '@voice-rankings/sdk'
import type { Client } from '@voice-rankings/sdk'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { shareMessages } from './messages.ts'
import { shareSettingsPath } from './settings/shareTarget.ts'
import { createShareStore } from './shareStore.ts'
import type { BadgeForm, ShareState } from './shareStore.ts'
import type { Shared } from './shareTargets.ts'

export interface ShareOptions {
  voice: Pick<Voice, 'voice_name' | 'voice_service' | 'voice_gender' | 'voice_speaker_id' | 'voice_sample_url'>
  /** Snippet to share, or the voice itself without one. */
  snippet?: Pick<SpokenSnippet, 'voice_snippet_id' | 'voice_snippet_audio_url' | 'voice_snippet_shared'> | null
  /** Address to share. Default: the page of the voice on the server the components call. */
  url?: string
  /** The visitor made their snippet public or private. */
  onSharedChange?: (shared: boolean) => void
}

/** Tabs of the dialog, in display order. */
export const SHARE_TABS = ['link', 'embed', 'post'] as const
export type ShareTab = (typeof SHARE_TABS)[number]

/** Voice or snippet for other pages. */
export interface ShareEmbed extends EmbedSource {
  readonly gender: Voice['voice_gender']
  /** Address of the sound; null if there is none. */
  readonly soundUrl: string | null
}

export interface ShareModel extends ShareState {
  /** Null until the menu or the dialog opens: addresses are created on demand. */
  readonly shared: Shared | null
  /** Null until the dialog opens. */
  readonly embed: ShareEmbed | null
  /** Open tab of the dialog; null while it is closed. */
  readonly tab: ShareTab | null
  /** True if the system has a share sheet. */
  readonly hasSystemShare: boolean
  /** Address of the share settings; null unless it is the visitor's own snippet. */
  readonly settings?: string | null
  onOpenChange(open: boolean): void
  onCopyLink(): void
  onCopyEmbed(code: string): void
  onCopyBadge(form: BadgeForm, code: string): void
  /** Opens the dialog at a tab; null closes it. */
  onTabChange(tab: ShareTab | null): void
  onSystemShare(): void
  onSharedChange(shared: boolean): void
}

/** Props of a tab of the open dialog. */
export interface SharePanelProps extends ShareModel {
  readonly shared: Shared
  readonly embed: ShareEmbed
}

/**
 * Headless share menu.
 *
 * @example
 * const share = useShare({ voice, snippet })
 */
export function useShare(options: ShareOptions): ShareModel {
  const { client } = useRuntime()
  const texts = useMessages('share', shareMessages)
  const [shared, setShared] = useState<Shared | null>(null)
  const id = options.snippet?.voice_snippet_id
  const isShared = options.snippet?.voice_snippet_shared
  const own = useMemo(
    () => (id !== undefined && isShared !== undefined ? { id, shared: isShared } : null),
    [id, isShared],
  )
  const store = useMemo(
    () => createShareStore({ client, clock: systemClock, copy: copyText, texts, snippet: own }),
    [client, texts, own],
  )
  useEffect(() => store.reset, [store])
  const state = useStore(store)
  const [tab, setTab] = useState<ShareTab | null>(null)

  function read(): void {
    store.reset()
    const { voice_name: name } = options.voice
    const title = options.snippet ? texts.snippetTitle(name) : texts.voiceTitle(name)
    setShared({ title, url: options.url ?? pageAddress(client, options) })
  }

  return {
    ...state,
    shared,
    embed: shared && tab && embedOf(client, options, shared),
    tab,
    settings: own ? client.url(shareSettingsPath({ share_kind: 'snippet', target_id: own.id })) : null,
    hasSystemShare: shared !== null && 'share' in navigator,
    onOpenChange(open) {
      if (open) read()
      else store.reset()
    },
    onTabChange(next) {
      if (tab === null) read()
      else store.reset()
      setTab(next)
    },
    onCopyLink: () => void (shared && store.copy('link', shared.url)),
    onCopyEmbed: (code) => void store.copy('embed', code),
    onCopyBadge: (form, code) => void store.copy(form, code),
    onSystemShare: () => void (shared && shareWithSystem(shared)),
    onSharedChange: (wanted) =>
      void store.setShared(wanted).then((now) => (now === null ? undefined : options.onSharedChange?.(now))),
  }
}

function whole(address: string): string {
  return new URL(address, document.baseURI).href
}

/** Public address of the server of a client, for code that is pasted on other pages, without a slash at its end. */
export function embedOrigin(client: Pick<Client, 'url'>): string {
  return whole(client.url('/')).replace(/\/$/, '')
}

function pageAddress(client: Pick<Client, 'url'>, { voice, snippet }: ShareOptions): string {
  return whole(client.url(snippet ? snippetPath({ ...voice, ...snippet }) : voicePath(voice)))
}

function embedOf(client: Pick<Client, 'url'>, { voice, snippet = null }: ShareOptions, shared: Shared): ShareEmbed {
  const audio = snippet ? snippet.voice_snippet_audio_url : voice.voice_sample_url
  const source = audio === null ? null : readAudioSource(audio)
  return {
    origin: embedOrigin(client),
    // A `+` means the same as `%2B` and is easier to read.
    voice: (shortVoicePath(voicePath(voice)) ?? '').replaceAll('%2B', '+'),
    snippet: snippet && snippet.voice_snippet_id,
    name: shared.title,
    gender: voice.voice_gender,
    soundUrl: source && 'url' in source ? whole(client.url(source.url)) : null,
  }
}

function copyText(text: string): Promise<void> {
  // Without a secure context there is no clipboard, so this rejects like a blocked one.
  return Promise.resolve().then(() => navigator.clipboard.writeText(text))
}

/** Opens the system's share sheet. Closing it is not an error. */
async function shareWithSystem({ url, title }: Shared): Promise<void> {
  try {
    await navigator.share({ url, title })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error('Nothing was shared.', error)
  }
}
