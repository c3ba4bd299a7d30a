import type { Runtime } from '@voice-rankings/react'
import { createLateClient } from '../../../sdk/src/createLateClient.ts'
import { adoptStyles } from '../element/adoptStyles.ts'
import { createElementRoot } from '../element/createElementRoot.tsx'
import { playerRuntimeOf } from '../element/playerRuntimeOf.ts'
import { followSound } from '../player/followSound.ts'
import styles from './panel.css?inline'
import { TakenOverPlayer } from './TakenOverPlayer.tsx'

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
export function openPanel(element: HTMLElement, root: ShadowRoot, { media, baseUrl }: PanelOptions): Panel {
  // The small player's own rules would reach into the full one.
  for (const sheet of root.querySelectorAll('style, link')) sheet.remove()
  root.adoptedStyleSheets = []
  adoptStyles(root, styles)
  prepare(root)
  const sound = followSound()
  // A player asks for nothing of what the runtime of all components has besides.
  const runtime = playerRuntimeOf(element.ownerDocument, baseUrl, createLateClient) as Runtime
  const content = createElementRoot(root, TakenOverPlayer)
  const tell = (name: string) => (detail?: unknown) => element.dispatchEvent(new CustomEvent(name, { detail }))
  content.render(
    {
      voicePath: element.getAttribute('voice-path'),
      snippetId: element.getAttribute('snippet-id'),
      server: baseUrl,
      theme: themeOf(element),
      media,
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
    sound.within(runtime),
  )
  return {
    get currentTimeMs() {
      return sound.track?.currentTimeMs ?? 0
    },
    play: async () => (await sound.first).play(),
    pause: () => sound.track?.pause(),
    seek: (timeMs) => sound.track?.seek(timeMs),
    close: content.unmount,
  }
}

/** The first of these shows that somebody turns to the player. */
const SIGNS = ['pointerover', 'focusin']

/** Loads, before it is wanted, what the next thing that somebody does needs. What cannot be loaded is tried again at the next sign. */
function prepare(root: ShadowRoot): void {
  const load = () => {
    Promise.all([loadMoreStyles(root), import('../../../sdk/src/createClient.ts')]).catch(listen)
  }
  const listen = () => {
    for (const sign of SIGNS) root.addEventListener(sign, load, { once: true })
  }
  listen()
}

async function loadMoreStyles(root: ShadowRoot): Promise<void> {
  adoptStyles(root, (await import('./panelMore.ts')).default)
}

function themeOf(element: Element): 'light' | 'dark' | 'auto' | undefined {
  const asked = element.getAttribute('theme')
  return asked === 'light' || asked === 'dark' || asked === 'auto' ? asked : undefined
}
