import { shortVoicePath } from '@voice-rankings/contract'
import { defaultBaseUrl } from '../../element/defaultBaseUrl.ts'
import { askSample } from './askSample.ts'
import { catalogueMessages } from './catalogueMessages.ts'
import { sampleProps } from './catalogueProps.ts'
import { drawFirst } from './drawFirst.ts'
import { filledOf } from './filledOf.ts'
import type { Found } from './catalogueProps.ts'
import type { SmallPlayer } from './SmallPlayer.ts'
import type { SmallPlayerProps } from './SmallPlayerProps.ts'

/** Part of a player that is filled in. */
type Filling = HTMLElement &
  Pick<SmallPlayer, 'ready' | 'texts' | 'voice' | 'snippet' | 'runtime'> &
  Pick<SmallPlayerProps, 'voicePath' | 'snippetId' | 'baseUrl'>

/** Values of the attributes that name the voice. */
const namesOf = ({ voicePath, snippetId, baseUrl }: Filling) => [voicePath, snippetId, baseUrl].join()

/** Time in milliseconds after which a player is drawn without its voice. */
const UNDRAWN_MS = 200

/** Fills in a player from the voice or snippet that it is given or names. Attributes set by the page are kept. */
export async function fillFromCatalogue(player: Filling): Promise<void> {
  const filled = filledOf(player)
  const names = namesOf(player)
  // The page may name another voice during the request.
  const isNamed = () => namesOf(player) === names
  if (filled.asked === names && !player.voice && !player.snippet) return
  filled.asked = names
  const texts = { ...catalogueMessages, ...player.texts }
  const baseUrl = (player.baseUrl ?? defaultBaseUrl()).replace(/\/$/u, '')
  const whole = (path?: string) => (path?.startsWith('/') ? baseUrl + path : path)
  // Does nothing once the player has been drawn.
  setTimeout(() => drawFirst(player), UNDRAWN_MS)
  try {
    const found = await find(player, baseUrl)
    if (!isNamed()) return
    if (!found) return tell(player, texts.missing)
    const { src, href, durationMs, ...more } = found.props
    filled.marks = found.marks
    fill(player, { src: whole(src), href: whole(href), 'duration-ms': durationMs, ...more })
  } catch (error) {
    console.error(catalogueMessages.notLoaded, error)
    if (isNamed()) tell(player, texts.notLoaded)
  }
}

/** Code that players of a named voice need only once they play. */
const loadMore = () => import('./askCatalogue.ts')

/** Props and word times of the voice or snippet of a player; null if it does not exist. */
async function find(player: Filling, baseUrl: string): Promise<Found | null> {
  const { ownerDocument: page, voice, snippet, runtime, voicePath, snippetId } = player
  const named = { voicePath, snippetId }
  if (voice || snippet || runtime || snippetId) return (await loadMore()).askCatalogue(player, named, baseUrl)
  // Commas separate paths.
  const path = shortVoicePath(voicePath ?? '')?.replaceAll(',', '%2C')
  const sample = path ? await askSample(page, path, baseUrl) : null
  return (
    sample && {
      props: sampleProps(sample, `/voice/${path}`),
      marks: async () => (await loadMore()).askWordTimes(page, named, baseUrl),
    }
  )
}

/**
 * Sets attributes that the page has not set, and draws the player once. They are removed once the player names another
 * voice, which is then filled in; attributes that the page sets meanwhile are kept.
 */
function fill(player: Filling, attributes: Record<string, string | number | undefined>): void {
  const { texts } = player
  const filled = filledOf(player)
  filled.end?.()
  const own = new Set<string>()
  player.ready = false
  for (const name in attributes) {
    if (player.hasAttribute(name) && !filled.names.has(name)) continue
    own.add(name)
    if (attributes[name]) player.setAttribute(name, `${attributes[name]}`)
    else player.removeAttribute(name)
  }
  filled.names = own
  player.ready = true
  // Draws the player.
  player.texts = texts
  const observer = new MutationObserver((changes) => {
    for (const { attributeName } of changes) own.delete(attributeName ?? '')
    if (namesOf(player) === filled.asked) return
    observer.disconnect()
    for (const name of own) player.removeAttribute(name)
  })
  filled.end = () => observer.disconnect()
  observer.observe(player, { attributes: true })
}

/** Says that there is no voice, followed by the fallback content of the page. */
function tell(player: Filling, text: string): void {
  drawFirst(player)
  const subtitle = player.shadowRoot?.querySelector<HTMLElement>('[part=subtitle]')
  if (!subtitle) return
  subtitle.style.whiteSpace = 'normal'
  subtitle.replaceChildren(text, ' ', player.ownerDocument.createElement('slot'))
}
