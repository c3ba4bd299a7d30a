import { snippetPath, voicePath } from '@voice-rankings/contract'
import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import { readAudioSource } from '@voice-rankings/playback'
import { systemClock } from '@voice-rankings/sdk'
import type { Client } from '@voice-rankings/sdk'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { shareMessages } from './messages.ts'
import { createShareStore } from './shareStore.ts'
import type { ShareState } from './shareStore.ts'
import { audioEmbed } from './audioEmbed.ts'
import type { Shared } from './shareTargets.ts'

export interface ShareOptions {
  voice: Pick<Voice, 'voice_name' | 'voice_service' | 'voice_gender' | 'voice_speaker_id' | 'voice_sample_url'>
  /** Snippet to share, or the voice itself without one. */
  snippet?: Pick<SpokenSnippet, 'voice_snippet_id' | 'voice_snippet_audio_url' | 'voice_snippet_shared'> | null
  /** Address to share. Default: the page of the voice on the server the components call. */
  url?: string
  /** HTML to embed it on another page. Default: a native audio element with a link. */
  embedCode?: string
  /** The visitor made their snippet public or private. */
  onSharedChange?: (shared: boolean) => void
}

export interface ShareModel extends ShareState {
  /** Null while the menu is closed: addresses are created on demand. */
  readonly shared: Shared | null
  /** Null if there is nothing another page could play. */
  readonly embedCode: string | null
  /** True if the system has a share sheet. */
  readonly hasSystemShare: boolean
  onOpenChange(open: boolean): void
  onCopyLink(): void
  onCopyEmbed(): void
  onSystemShare(): void
  onSharedChange(shared: boolean): void
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
  const store = useMemo(() => {
    const own = id !== undefined && isShared !== undefined ? { id, shared: isShared } : null
    return createShareStore({ client, clock: systemClock, copy: copyText, texts, snippet: own })
  }, [client, texts, id, isShared])
  useEffect(() => store.reset, [store])
  const state = useStore(store)
  const embedCode = shared && (options.embedCode ?? audioEmbedOf(client, options, shared))

  return {
    ...state,
    shared,
    embedCode,
    hasSystemShare: shared !== null && 'share' in navigator,
    onOpenChange(open) {
      store.reset()
      const { voice_name: name } = options.voice
      const title = options.snippet ? texts.snippetTitle(name) : texts.voiceTitle(name)
      setShared(open ? { title, url: options.url ?? pageAddress(client, options) } : null)
    },
    onCopyLink: () => void (shared && store.copy('link', shared.url)),
    onCopyEmbed: () => void (embedCode && store.copy('embed', embedCode)),
    onSystemShare: () => void (shared && shareWithSystem(shared)),
    onSharedChange: (wanted) =>
      void store.setShared(wanted).then((now) => (now === null ? undefined : options.onSharedChange?.(now))),
  }
}

function whole(address: string): string {
  return new URL(address, document.baseURI).href
}

function pageAddress(client: Pick<Client, 'url'>, { voice, snippet }: ShareOptions): string {
  return whole(client.url(snippet ? snippetPath({ ...voice, ...snippet }) : voicePath(voice)))
}

function audioEmbedOf(client: Pick<Client, 'url'>, { voice, snippet }: ShareOptions, shared: Shared): string | null {
  const audio = snippet ? snippet.voice_snippet_audio_url : voice.voice_sample_url
  const source = audio === null ? null : readAudioSource(audio)
  return source && 'url' in source ? audioEmbed({ ...shared, audioUrl: whole(client.url(source.url)) }) : null
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
