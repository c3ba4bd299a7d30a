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
  /** What is shared: this snippet of the voice, or the voice itself without one. */
  snippet?: Pick<SpokenSnippet, 'voice_snippet_id' | 'voice_snippet_audio_url' | 'voice_snippet_shared'> | null
  /** The address to share. Default: the page of the voice on the server the components call. */
  url?: string
  /** HTML that puts it on another page. Default: a plain audio element with a link. */
  embedCode?: string
  /** The visitor let others hear their snippet, or ended that. */
  onSharedChange?: (shared: boolean) => void
}

export interface ShareModel extends ShareState {
  /** Null while the menu is closed: an address is made when somebody asks for it. */
  readonly shared: Shared | null
  /** Null when there is nothing another page could play. */
  readonly embedCode: string | null
  /** Whether the system has a way of its own to share. */
  readonly hasSystemShare: boolean
  onOpenChange(open: boolean): void
  onCopyLink(): void
  onCopyEmbed(): void
  onSystemShare(): void
  onSharedChange(shared: boolean): void
}

/**
 * Everything a share menu shows and can do.
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
  // Without a secure connection there is no clipboard, which rejects like one that is refused.
  return Promise.resolve().then(() => navigator.clipboard.writeText(text))
}

/** Opens the system's own sheet. A visitor who closes it has not met an error. */
async function shareWithSystem({ url, title }: Shared): Promise<void> {
  try {
    await navigator.share({ url, title })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error('Nothing was shared.', error)
  }
}
