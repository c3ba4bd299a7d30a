import type { Track } from '@voice-rankings/playback'
import { createLateClient } from '../../../../sdk/src/createLateClient.ts'
import { adoptStyles } from '../../element/adoptStyles.ts'
import { createElementRoot } from '../../element/createElementRoot.tsx'
import { playerRuntimeOf } from '../../element/playerRuntimeOf.ts'
import styles from './full.css?inline'
import { FullPlayer } from './FullPlayer.tsx'

/** The full player in the small one's place. */
export interface Panel {
  readonly currentTimeMs: number
  play(): Promise<void>
  pause(): void
  seek(timeMs: number): void
  close(): void
}

interface PanelOptions {
  /** What is heard already; the full player takes it over without a gap. */
  media: HTMLAudioElement | null
  baseUrl: string
}

/** Puts the full player into an element. Its events go on as the element's own. */
export function openFull(element: HTMLElement, root: ShadowRoot, { media, baseUrl }: PanelOptions): Panel {
  // The small player's own rules would reach into the full one.
  for (const sheet of root.querySelectorAll('style, link')) sheet.remove()
  root.adoptedStyleSheets = []
  adoptStyles(root, styles)
  prepare(root)
  let track: Track | null = null
  let tellFirst!: (track: Track) => void
  const first = new Promise<Track>((resolve) => (tellFirst = resolve))
  const runtime = playerRuntimeOf(element.ownerDocument, baseUrl, createLateClient)
  const content = createElementRoot(root, FullPlayer)
  const tell = (name: string) => (detail?: unknown) => element.dispatchEvent(new CustomEvent(name, { detail }))
  content.render(
    {
      voicePath: element.getAttribute('voice-path'),
      snippetId: element.getAttribute('snippet-id'),
      server: baseUrl,
      theme: themeOf(element),
      media,
      onTrack(next) {
        track = next
        if (next) tellFirst(next)
      },
      onPlay() {
        // At the end of the sound a rating is asked for.
        loadMoreStyles(root).catch(console.error)
        tell('play')()
      },
      onPause: tell('pause'),
      onEnded: tell('ended'),
      onSnippet: tell('snippet'),
      onRatingSaved: tell('rating-saved'),
    },
    runtime,
  )
  return {
    get currentTimeMs() {
      return track?.currentTimeMs ?? 0
    },
    play: async () => (track ?? (await first)).play(),
    pause: () => track?.pause(),
    seek: (timeMs) => track?.seek(timeMs),
    close: content.unmount,
  }
}

/** The first of these shows that somebody turns to the player. */
const SIGNS = ['pointerover', 'focusin']

/** Loads, before it is wanted, what the next thing that somebody does needs. What cannot be loaded is tried again at the next sign. */
function prepare(root: ShadowRoot): void {
  const load = () => {
    Promise.all([loadMoreStyles(root), import('../../../../sdk/src/createClient.ts')]).catch(listen)
  }
  const listen = () => {
    for (const sign of SIGNS) root.addEventListener(sign, load, { once: true })
  }
  listen()
}

async function loadMoreStyles(root: ShadowRoot): Promise<void> {
  adoptStyles(root, (await import('./fullMore.ts')).default)
}

function themeOf(element: Element): 'light' | 'dark' | 'auto' | undefined {
  const asked = element.getAttribute('theme')
  return asked === 'light' || asked === 'dark' || asked === 'auto' ? asked : undefined
}
