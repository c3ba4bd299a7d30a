import { createLateClient } from '@voice-rankings/sdk/inside/createLateClient.ts'
import { adoptStyles } from '../../element/adoptStyles.ts'
import { createElementRoot } from '../../element/createElementRoot.tsx'
import { defaultBaseUrl } from '../../element/defaultBaseUrl.ts'
import type { Theme } from '@voice-rankings/react'
import type { CommonProps } from '../../element/elementTypes.ts'
import { playerRuntimeOf } from '../../element/playerRuntimeOf.ts'
import { followSound } from '../followSound.ts'
import type { SmallPlayer } from '../small/SmallPlayer.ts'
import { FullPlayer } from './FullPlayer.tsx'
import type { FullPlayerProps, PlayerElementProps } from './FullPlayer.tsx'
import styles from './full.css?inline'

/** Full player that has replaced the small one. */
export interface FullPanel {
  close(): void
}

/** Commonly used props; code for the others is loaded on demand. */
type Said = Partial<PlayerElementProps & CommonProps>

/**
 * Renders the full player in an element: properties set by the page are its props, and its events are dispatched by the
 * element. The sound in `heard` keeps playing without a gap.
 */
export function openFull(player: SmallPlayer, root: ShadowRoot, heard: HTMLMediaElement | undefined): FullPanel {
  const said = (name: string) => player.getAttribute(name) ?? undefined
  let read = (): Said => ({
    voicePath: said('voice-path'),
    snippetId: said('snippet-id'),
    // Any other value matches no style sheet.
    theme: said('theme') as Theme | undefined,
  })
  const tell = (name: string) => (detail?: unknown) => player.dispatchEvent(new CustomEvent(name, { detail }))
  const heardAs = nameOf(read())
  let leave: (() => void) | undefined
  let isClosed = false
  let Host: FullPlayerProps['Host']
  const sound = followSound(player)

  adoptStyles(root, styles)
  prepare(root)
  const content = createElementRoot(root, FullPlayer)
  const callbacks = {
    onTrack: sound.follow,
    // A rating prompt may follow at the end of playback.
    onPlay: () => void loadMoreStyles(root).catch(console.error),
    onSnippet: tell('snippet'),
    onRatingSaved: tell('rating-saved'),
  }

  function render(): void {
    const { runtime, ...props } = read()
    const server = said('base-url') ?? defaultBaseUrl()
    const isHeard = nameOf(props) === heardAs
    if (!isHeard) heard?.pause()
    const more = { ...callbacks, server, source: runtime, Host }
    content.render(
      { ...props, ...more, heard: isHeard ? heard : undefined },
      runtime ?? playerRuntimeOf(player.ownerDocument, server, createLateClient),
    )
  }

  /** Also applies the less common props. */
  async function loadAll(): Promise<void> {
    const props = (await import('../followProps.ts')).followProps(player)
    if (isClosed) return
    read = props.read
    leave ??= props.subscribe(showAll)
    if (props.needsHost()) Host ??= (await import('./HostPlayer.tsx')).HostPlayer
    if (!isClosed) render()
  }
  const showAll = () => loadAll().catch(console.error)

  if (said('voice-path') ?? said('snippet-id')) render()
  void showAll()

  return {
    close() {
      isClosed = true
      leave?.()
      sound.follow(null)
      content.unmount()
    },
  }
}

/** Identity of the voice or snippet of a player. */
const nameOf = ({ voicePath, snippetId, voice, snippet }: Said) =>
  [voicePath, snippetId, voice?.voice_id, snippet?.voice_snippet_id].join(' ')

/** Events that indicate that the visitor is about to use the player. */
const SIGNS = ['pointerover', 'focusin']

/** Preloads the code for the next interaction. After a failure it is retried at the next event. */
function prepare(root: ShadowRoot): void {
  const load = () => {
    Promise.all([loadMoreStyles(root), import('@voice-rankings/sdk/inside/createClient.ts')]).catch(listen)
  }
  const listen = () => {
    for (const sign of SIGNS) root.addEventListener(sign, load, { once: true })
  }
  listen()
}

async function loadMoreStyles(root: ShadowRoot): Promise<void> {
  adoptStyles(root, (await import('./fullMore.ts')).default)
}
