import { parseVoicePath, voicePath } from '@voice-rankings/contract'
import { defaultBaseUrl } from '../../element/defaultBaseUrl.ts'
import { shareInPage } from '../../element/pageShare.ts'
import { catalogueMessages } from './catalogueMessages.ts'
import { catalogueProps } from './catalogueProps.ts'
import type { Catalogued } from './catalogueProps.ts'
import type { NamedVoice } from './NamedVoice.ts'
import { filledOf } from './filledOf.ts'
import type { SmallPlayer } from './SmallPlayer.ts'

/** Timeout of a request, in milliseconds. */
const PATIENCE_MS = 15_000

/** Part of a player that is filled in. */
type Filling = HTMLElement & Pick<SmallPlayer, 'texts' | 'voice' | 'snippet' | 'runtime'>

/**
 * Fills in a player from the voice or snippet that it is given or names. Attributes set by the page are kept. It does
 * not use the API client, which is larger than the player.
 */
export async function fillFromCatalogue(player: Filling): Promise<void> {
  const baseUrl = trimmed(player.getAttribute('base-url') ?? defaultBaseUrl())
  const whole = (path?: string) => (path === undefined || /^[a-z]+:/u.test(path) ? path : `${baseUrl}${path}`)
  const texts = { ...catalogueMessages, ...player.texts }
  // The page may name another voice during the request.
  const named = namedBy(player)
  const isNamed = () => callOf(namedBy(player)) === callOf(named)
  const { voice, snippet } = player
  try {
    const given = snippet ? { snippet } : voice ? { voice } : null
    const answer = given ?? (await ask(player, named, baseUrl))
    if (!isNamed()) return
    if (!answer) return tell(player, texts.missing)
    const { src, href, durationMs, ...more } = catalogueProps(answer)
    filledOf(player).marks =
      'snippet' in answer ? answer.snippet.voice_snippet_timestamps : answer.voice.voice_sample_word_times
    // The sound first: a player that has one requests nothing.
    fill(player, { src: whole(src), href: whole(href), 'duration-ms': durationMs, ...more })
  } catch (error) {
    console.error('The voice of a player could not be loaded:', error)
    if (isNamed()) tell(player, texts.notLoaded)
  }
}

/** Attributes that name the voice. */
const NAMES = ['voice-path', 'snippet-id', 'base-url']

const namedBy = (player: Element): NamedVoice => ({
  voicePath: player.getAttribute('voice-path'),
  snippetId: player.getAttribute('snippet-id'),
})

/**
 * Sets attributes that the page has not set. They are removed once the player names another voice, which is then filled
 * in; attributes that the page sets meanwhile are kept.
 */
function fill(player: Element, attributes: Record<string, string | number | boolean | undefined>): void {
  const filled = filledOf(player)
  filled.end?.()
  const own = new Set<string>()
  for (const name in attributes) {
    if (player.hasAttribute(name) && !filled.names.has(name)) continue
    own.add(name)
    if (attributes[name]) player.setAttribute(name, String(attributes[name]))
    else player.removeAttribute(name)
  }
  filled.names = own
  const observer = new MutationObserver((changes) => {
    for (const { attributeName } of changes) own.delete(attributeName ?? '')
    if (!changes.some(({ attributeName }) => NAMES.includes(attributeName ?? ''))) return
    observer.disconnect()
    for (const name of own) player.removeAttribute(name)
  })
  filled.end = () => observer.disconnect()
  observer.observe(player, { attributeFilter: [...NAMES, ...own] })
}

/** Loads the named voice or snippet, through the page's own client if it has one. */
async function ask(
  { ownerDocument, runtime }: Filling,
  named: NamedVoice,
  baseUrl: string,
): Promise<Catalogued | null> {
  if (!runtime) return askServer(ownerDocument, named, baseUrl)
  const { askClient } = await import('./askClient.ts')
  return askClient(runtime.client, named)
}

/** Loads the named voice or snippet from a server, once for all players of a page. */
export async function askServer(page: Document, named: NamedVoice, baseUrl: string): Promise<Catalogued | null> {
  const call = callOf(named)
  return call === null ? null : askOnce(page, `${trimmed(baseUrl)}${call}`)
}

const trimmed = (url: string) => url.replace(/\/$/u, '')

/** Caches responses for all players of a page. Failed requests are removed, so later players repeat them. */
function askOnce(page: Document, address: string): Promise<Catalogued | null> {
  const answers = shareInPage(page, 'answers', () => new Map<string, Promise<Catalogued | null>>())
  const known = answers.get(address)
  if (known) return known
  const asked = fetchAnswer<Catalogued>(address)
  answers.set(address, asked)
  const forget = () => answers.delete(address)
  asked.then((answer) => answer ?? forget(), forget)
  return asked
}

/** Fetches a JSON response; null for status 404. */
async function fetchAnswer<T>(address: string): Promise<T | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`)
  return (await response.json()) as T
}

function tell(player: Element, text: string): void {
  player.shadowRoot?.querySelector('[part=subtitle]')?.replaceChildren(text)
}

/** API path of the named voice or snippet; null if `voice-path` is invalid. */
export function callOf({ voicePath: path, snippetId }: NamedVoice): string | null {
  if (snippetId) return `/api/v1/voice/snippet/${encodeURIComponent(snippetId)}`
  const parsed = parseVoicePath(path ?? '')
  return parsed && `/api/v1${voicePath(parsed)}`
}
