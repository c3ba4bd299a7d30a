import { voicePath } from '@voice-rankings/contract'
import { defaultBaseUrl } from '../../element/defaultBaseUrl.ts'
import { shareInPage } from '../../element/pageShare.ts'
import { parseVoicePath } from '../../place/parseVoicePath.ts'
import { catalogueMessages } from './catalogueMessages.ts'
import { catalogueProps } from './catalogueProps.ts'
import type { Catalogued } from './catalogueProps.ts'
import type { NamedVoice } from './NamedVoice.ts'
import { filledOf } from './filledOf.ts'
import type { SmallPlayer } from './SmallPlayer.ts'

/** How long the server may take, in milliseconds. */
const PATIENCE_MS = 15_000

/** A player, as far as it is filled in. */
type Filling = HTMLElement & Pick<SmallPlayer, 'texts' | 'voice' | 'snippet' | 'runtime'>

/**
 * Fills a player in from the voice or the snippet that it is given or names. What the page said stays. It asks without the client of
 * the API, which would weigh more than the player.
 */
export async function fillFromCatalogue(player: Filling): Promise<void> {
  const baseUrl = trimmed(player.getAttribute('base-url') ?? defaultBaseUrl())
  const whole = (path?: string) => (path === undefined || /^[a-z]+:/u.test(path) ? path : `${baseUrl}${path}`)
  const texts = { ...catalogueMessages, ...player.texts }
  // A page may name another voice while this one is on its way.
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
    // The sound first: a player that has one asks no more.
    fill(player, { src: whole(src), href: whole(href), 'duration-ms': durationMs, ...more })
  } catch (error) {
    console.error('The voice of a player could not be loaded:', error)
    if (isNamed()) tell(player, texts.notLoaded)
  }
}

/** By what a player names its voice. */
const NAMES = ['voice-path', 'snippet-id', 'base-url']

const namedBy = (player: Element): NamedVoice => ({
  voicePath: player.getAttribute('voice-path'),
  snippetId: player.getAttribute('snippet-id'),
})

/**
 * Says of a player what the page has not. It is taken out again once the player names another voice, which so has it filled in with
 * that; what the page has said meanwhile stays.
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

/** What there is of a name, by the page's own client where it has one. */
async function ask(
  { ownerDocument, runtime }: Filling,
  named: NamedVoice,
  baseUrl: string,
): Promise<Catalogued | null> {
  if (!runtime) return askServer(ownerDocument, named, baseUrl)
  const { askClient } = await import('./askClient.ts')
  return askClient(runtime.client, named)
}

/** What a server knows of a name, by one call for all players of a page. */
export async function askServer(page: Document, named: NamedVoice, baseUrl: string): Promise<Catalogued | null> {
  const call = callOf(named)
  return call === null ? null : askOnce(page, `${trimmed(baseUrl)}${call}`)
}

const trimmed = (url: string) => url.replace(/\/$/u, '')

/** What a server answers, asked once for all players of a page. What could not be had is asked for again by whoever comes later. */
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

/** What a server answers; null when there is no such thing. */
async function fetchAnswer<T>(address: string): Promise<T | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`)
  return (await response.json()) as T
}

function tell(player: Element, text: string): void {
  player.shadowRoot?.querySelector('[part=subtitle]')?.replaceChildren(text)
}

/** The call that answers with what a player names; null when its `voice-path` is none. */
export function callOf({ voicePath: path, snippetId }: NamedVoice): string | null {
  if (snippetId) return `/api/v1/voice/snippet/${encodeURIComponent(snippetId)}`
  const parsed = parseVoicePath(path ?? '')
  return parsed && `/api/v1${voicePath(parsed)}`
}
