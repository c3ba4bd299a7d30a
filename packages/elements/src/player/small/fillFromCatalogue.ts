import { voicePath } from '@voice-rankings/contract'
import { defaultBaseUrl } from '../../element/defaultBaseUrl.ts'
import { shareInPage } from '../../element/pageShare.ts'
import { parseVoicePath } from '../../place/parseVoicePath.ts'
import { catalogueMessages } from './catalogueMessages.ts'
import { catalogueProps } from './catalogueProps.ts'
import type { Catalogued } from './catalogueProps.ts'
import type { SmallPlayer } from './SmallPlayer.ts'

/** How long the server may take, in milliseconds. */
const PATIENCE_MS = 15_000

/**
 * Fills a player in from the voice or the snippet it names. What the page said stays. It asks without the client of the API, which
 * would weigh more than the player.
 */
export async function fillFromCatalogue(player: SmallPlayer): Promise<void> {
  const baseUrl = (player.getAttribute('base-url') ?? defaultBaseUrl()).replace(/\/$/u, '')
  const whole = (path?: string) => (path === undefined || /^[a-z]+:/u.test(path) ? path : `${baseUrl}${path}`)
  const texts = { ...catalogueMessages, ...player.texts }
  const callNow = () =>
    callOf({ voicePath: player.getAttribute('voice-path'), snippetId: player.getAttribute('snippet-id') })
  const call = callNow()
  // A page may name another voice while this one is on its way.
  const isNamed = () => callNow() === call
  try {
    const answer = call && (await askOnce(player.ownerDocument, `${baseUrl}${call}`))
    if (!isNamed()) return
    if (!answer) return tell(player, texts.missing)
    const { src, href, durationMs, ...more } = catalogueProps(answer)
    // The sound first: a player that has one asks no more.
    const attributes = { src: whole(src), href: whole(href), 'duration-ms': durationMs, ...more }
    const own = Object.entries(attributes).filter(([name, value]) => value && !player.hasAttribute(name))
    for (const [name, value] of own) player.setAttribute(name, String(value))
    emptyLater(
      player,
      own.map(([name]) => name),
    )
  } catch (error) {
    console.error('The voice of a player could not be loaded:', error)
    if (isNamed()) tell(player, texts.notLoaded)
  }
}

/** By what a player names its voice. */
const NAMES = ['voice-path', 'snippet-id', 'base-url']

/**
 * Takes what a player was filled in with out again once it names another voice, and so has it filled in with that. What the page has
 * said meanwhile stays.
 */
function emptyLater(player: Element, filled: readonly string[]): void {
  const own = new Set(filled)
  const observer = new MutationObserver((changes) => {
    for (const { attributeName } of changes) own.delete(attributeName ?? '')
    if (!changes.some(({ attributeName }) => NAMES.includes(attributeName ?? ''))) return
    observer.disconnect()
    for (const name of own) player.removeAttribute(name)
  })
  observer.observe(player, { attributeFilter: [...NAMES, ...filled] })
}

/** What a server answers, asked once for all players of a page. What could not be had is asked for again by whoever comes later. */
export function askOnce(page: Document, address: string): Promise<Catalogued | null> {
  const answers = shareInPage(page, 'answers', () => new Map<string, Promise<Catalogued | null>>())
  const known = answers.get(address)
  if (known) return known
  const asked = ask<Catalogued>(address)
  answers.set(address, asked)
  const forget = () => answers.delete(address)
  asked.then((answer) => answer ?? forget(), forget)
  return asked
}

/** What a server answers; null when there is no such thing. */
async function ask<T>(address: string): Promise<T | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`)
  return (await response.json()) as T
}

function tell(player: Element, text: string): void {
  player.shadowRoot?.querySelector('[part=subtitle]')?.replaceChildren(text)
}

/** What a player says of the voice it plays, as in its attributes. */
export interface NamedVoice {
  voicePath?: string | null
  snippetId?: string | null
}

/** The call that answers with what a player names; null when its `voice-path` is none. */
export function callOf({ voicePath: path, snippetId }: NamedVoice): string | null {
  if (snippetId) return `/api/v1/voice/snippet/${encodeURIComponent(snippetId)}`
  const parsed = parseVoicePath(path ?? '')
  return parsed && `/api/v1${voicePath(parsed)}`
}
