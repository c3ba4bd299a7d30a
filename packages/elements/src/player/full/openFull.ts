import type { ClientOptions } from '@voice-rankings/sdk'
import { createLateClient } from '@voice-rankings/sdk/inside/createLateClient.ts'
import { adoptStyles } from '../../element/adoptStyles.ts'
import { createElementRoot } from '../../element/createElementRoot.tsx'
import { defaultBaseUrl } from '../../element/defaultBaseUrl.ts'
import type { CommonProps } from '../../element/elementTypes.ts'
import { playerRuntimeOf } from '../../element/playerRuntimeOf.ts'
import { followProps } from '../followProps.ts'
import { followSound } from '../followSound.ts'
import type { SmallPlayer } from '../small/SmallPlayer.ts'
import { askRatingToken } from './askRatingToken.ts'
import { FullPlayer } from './FullPlayer.tsx'
import type { FullPlayerProps, PlayerElementProps } from './FullPlayer.tsx'
import styles from './full.css?inline'

/** Full player that has replaced the small one. */
export interface FullPanel {
  close(): void
}

type Given = Partial<PlayerElementProps & CommonProps>

/**
 * Renders the full player in an element: properties set by the page are its props, and its events are dispatched by the
 * element. The sound in `heard` keeps playing without a gap.
 */
export function openFull(player: SmallPlayer, root: ShadowRoot, heard: HTMLMediaElement | undefined): FullPanel {
  const props = followProps(player)
  const read: () => Given = props.read
  const tell = (name: string) => (detail?: unknown) => player.dispatchEvent(new CustomEvent(name, { detail }))
  const heardAs = nameOf(read())
  let isClosed = false
  let Host: FullPlayerProps['Host']
  const sound = followSound(player)

  adoptStyles(root, styles)
  const content = createElementRoot(root, FullPlayer)
  /** Loads the styles of the menu and the rating prompt. After a failure it is retried at the next event. */
  const loadMore = () => void loadMoreStyles(root).catch(console.error)
  // In forced colours every part needs these styles.
  for (const sign of ['pointerover', 'focusin'])
    root.addEventListener(sign, ({ target }) => {
      const isNear = (target as Element).closest('[part~=more]')
      if (isNear ?? matchMedia('(forced-colors: active)').matches) loadMore()
    })
  const callbacks = {
    onTrack: sound.follow,
    // Browsers without the highlight API light words up as elements, which have styles.
    onPlay: () => 'Highlight' in globalThis || loadMore(),
    // The rating prompt follows.
    onEnded: loadMore,
    onSnippet: tell('snippet'),
    onRatingSaved: tell('rating-saved'),
  }

  async function render(): Promise<void> {
    if (props.needsHost()) Host ??= (await import('./HostPlayer.tsx')).HostPlayer
    if (isClosed) return
    const { runtime, ...given } = read()
    const server = given.baseUrl ?? defaultBaseUrl()
    const isHeard = nameOf(given) === heardAs
    if (!isHeard) heard?.pause()
    const more = { ...callbacks, server, source: runtime, Host }
    content.render(
      { ...given, ...more, heard: isHeard ? heard : undefined },
      runtime ?? playerRuntimeOf(player.ownerDocument, server, makeClient),
    )
  }
  const show = () => void render().catch(console.error)
  const leave = props.subscribe(show)
  show()

  return {
    close() {
      isClosed = true
      leave()
      sound.follow(null)
      content.unmount()
    },
  }
}

/** Creates a client whose code is loaded by its first call, except the one made at the start of playback. */
const makeClient = (options: ClientOptions) => createLateClient(options, { 'ratings.token': askRatingToken })

/** Identity of the voice or snippet of a player. */
const nameOf = ({ voicePath, snippetId, voice, snippet }: Given) =>
  [voicePath, snippetId, voice?.voice_id, snippet?.voice_snippet_id].join(' ')

async function loadMoreStyles(root: ShadowRoot): Promise<void> {
  adoptStyles(root, (await import('./fullMore.ts')).default)
}
