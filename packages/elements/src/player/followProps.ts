import { attributeName } from '../element/attributeName.ts'
import type { PropKind } from '../element/elementTypes.ts'
import { parseAttribute } from '../element/parseAttribute.ts'
import { FOLLOWED } from './followed.ts'
import { PLAYER_PROPS } from './playerProps.ts'
import { filledOf } from './small/filledOf.ts'

/** Properties of a player, set by the page or by attributes. */
export interface FollowedProps {
  /** Current values; undefined where the page has set nothing. */
  read(): Record<string, unknown>
  /** True if they need the host player, not just the player of a named voice. */
  needsHost(): boolean
  /** Calls `listener` on changes; the returned function unsubscribes. */
  subscribe(listener: () => unknown): () => void
}

const KINDS: Record<string, PropKind> = {
  ...PLAYER_PROPS,
  baseUrl: 'string',
  theme: 'string',
  runtime: 'property',
  messages: 'property',
}

/**
 * Adds all properties of the full player to a small one, with their types; its class has only those visible at rest, as
 * text. Values set before are kept.
 */
export function followProps(player: HTMLElement & { [FOLLOWED]?: FollowedProps }): FollowedProps {
  const known = player[FOLLOWED]
  if (known) return known
  const values = new Map<string, unknown>()
  const listeners = new Set<() => unknown>()
  const tell = () => listeners.forEach((listener) => listener())
  const ofAttributes = Object.entries(KINDS).filter(([, kind]) => kind !== 'property')

  for (const [name, kind] of Object.entries(KINDS)) {
    const attribute = attributeName(name)
    if (Object.hasOwn(player, name)) values.set(name, Reflect.get(player, name))
    Object.defineProperty(player, name, {
      configurable: true,
      get: () =>
        values.get(name) ?? (kind === 'property' ? undefined : parseAttribute(kind, player.getAttribute(attribute))),
      set(value: unknown) {
        const isText = kind !== 'property' && (typeof value !== 'object' || value === null)
        if (isText) values.delete(name)
        else values.set(name, value)
        // A property that defaults to true is turned off with an explicit value.
        if (isText && value !== undefined && value !== null)
          player.setAttribute(attribute, value === true ? '' : (value as string))
        else player.removeAttribute(attribute)
        tell()
      },
    })
  }
  new MutationObserver(tell).observe(player, { attributeFilter: ofAttributes.map(([name]) => attributeName(name)) })
  const read = () => {
    // Attributes filled in from the catalogue were not set by the page.
    const own = Object.keys(KINDS).filter((name) => !filledOf(player).names.has(attributeName(name)))
    return Object.fromEntries(own.map((name) => [name, Reflect.get(player, name)]))
  }
  const props: FollowedProps = {
    read,
    needsHost() {
      const { voicePath, snippetId, rated, ...given } = read()
      const isNamed = voicePath !== undefined || snippetId !== undefined
      return !isNamed || rated === false || HOST_PROPS.some((name) => Boolean(given[name]))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  player[FOLLOWED] = props
  return props
}

const HOST_PROPS = ['voice', 'snippet', 'media', 'marks', 'text', 'highlightTarget', 'resume', 'newText', 'runtime']
