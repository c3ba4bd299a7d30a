import { adoptStyles } from '../element/adoptStyles.ts'
import { createElementRoot } from '../element/createElementRoot.tsx'
import { runtimeOf } from '../element/runtimeOf.ts'
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
  if ('adoptedStyleSheets' in root) root.adoptedStyleSheets = []
  adoptStyles(root, styles)
  void import('./panelMore.ts').then((more) => adoptStyles(root, more.default))
  const sound = followSound()
  const content = createElementRoot(root, TakenOverPlayer)
  const tell = (name: string) => (detail?: unknown) => element.dispatchEvent(new CustomEvent(name, { detail }))
  content.render(
    {
      voicePath: element.getAttribute('voice-path') ?? undefined,
      snippetId: element.getAttribute('snippet-id') ?? undefined,
      theme: themeOf(element),
      media,
      onPlay: tell('play'),
      onPause: tell('pause'),
      onEnded: tell('ended'),
      onSnippet: tell('snippet'),
      onRatingSaved: tell('rating-saved'),
    },
    sound.within(runtimeOf(element.ownerDocument, baseUrl)),
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

function themeOf(element: Element): 'light' | 'dark' | 'auto' | undefined {
  const asked = element.getAttribute('theme')
  return asked === 'light' || asked === 'dark' || asked === 'auto' ? asked : undefined
}
