// These functions run in a page, so they must not use anything from this file.

/** Records the global names before the page's scripts run. */
export function rememberGlobals(): void {
  Object.defineProperty(document, Symbol.for('globals'), { value: Object.getOwnPropertyNames(window) })
}

/** Logs every CSP violation as an error. */
export function tellViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`${violatedDirective} forbids ${blockedURI}`),
  )
}

/** Logs every cookie that a script sets as an error. */
export function tellCookies(): void {
  Object.defineProperty(document, 'cookie', {
    get: () => '',
    set(cookie: unknown) {
      console.error(`A script sets ${JSON.stringify(cookie)}.`)
    },
  })
  Object.defineProperty(globalThis, 'cookieStore', {
    value: { set: (cookie: string) => Object.assign(document, { cookie }) },
  })
}

/** Visible state of the player titled Owl. */
export function lookAtPlayer() {
  const find = (root: ParentNode): HTMLElement | null => {
    const found = root.querySelector<HTMLElement>('voice-player[title=Owl]')
    if (found) return found
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inside = shadowRoot && find(shadowRoot)
      if (inside) return inside
    }
    return null
  }
  const player = find(document)
  const root = player?.shadowRoot
  const part = (name: string) => root?.querySelector<HTMLElement>(`[part=${name}]`)
  const play = part('play-button')
  if (!player || !root || !play) return null
  play.scrollIntoView({ block: 'center' })
  const { top } = part('player')?.getBoundingClientRect() ?? { top: 0 }
  const box = play.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  // Computed styles that would change if a rule of the page leaked into the shadow root.
  const looks = ['play-button', 'title', 'subtitle', 'time', 'visualizer', 'waveform', 'more'].map((name) => {
    const node = part(name)
    if (!node) return name
    const { height, top: partTop } = node.getBoundingClientRect()
    const { fontSize, color, letterSpacing, textTransform, backgroundColor, borderTopWidth, opacity, cursor } =
      getComputedStyle(node)
    const places = [Math.round(height), Math.round(partTop - top)]
    return [
      name,
      ...places,
      fontSize,
      color,
      letterSpacing,
      textTransform,
      backgroundColor,
      borderTopWidth,
      opacity,
      cursor,
    ].join(' ')
  })
  const around = part('player')?.getBoundingClientRect()
  const isInside = ({ left, right }: DOMRect) => around && left >= around.left - 1 && right <= around.right + 1
  const waveform = part('visualizer')?.getBoundingClientRect()
  const before = Reflect.get(document, Symbol.for('globals')) as string[] | undefined
  return {
    play: play.getAttribute('aria-label'),
    problem: part('problem')?.textContent ?? '',
    isHit: play.contains(root.elementFromPoint(x, y)),
    /** False until a catalogue voice has loaded. */
    isEnabled: play.matches(':enabled'),
    x,
    y,
    looks: looks.join('\n'),
    /** Number of players rendered; more than one indicates a duplicate. */
    count: root.querySelectorAll('[part=player]').length,
    /** True if nothing overflows and the waveform has enough width. */
    isWhole: ['play-button', 'heading', 'visualizer', 'more'].every((name) => {
      const node = part(name)
      return node && isInside(node.getBoundingClientRect())
    }),
    isWide: (waveform?.width ?? 0) > 100,
    /** True if the page has generated content before or after the player. */
    hasWordsOfPage: ['::before', '::after'].some((one) => /"/.test(getComputedStyle(player, one).content)),
    status: part('player')?.dataset['status'],
    canSeek: root.querySelector<HTMLInputElement>('[part=seek]')?.disabled === false,
    time: part('time')?.textContent,
    host: document.querySelector('#host')?.textContent,
    /** Horizontal overflow of the page in CSS pixels. */
    overflowPx: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    globals: Object.getOwnPropertyNames(window)
      .filter((name) => before && !before.includes(name))
      .join(),
  }
}

/** Position at a fraction of the waveform, in CSS pixels of the window. */
export function placeInWaveform(share: number): { x: number; y: number } {
  const waveform = document.querySelector('voice-player')?.shadowRoot?.querySelector('[part=visualizer]')
  const { left = 0, top = 0, width = 0, height = 0 } = waveform?.getBoundingClientRect() ?? {}
  return { x: left + share * width, y: top + height / 2 }
}

/** Playback position in milliseconds. */
export function timeOfPlayer(): number {
  return document.querySelector<HTMLElement & { currentTimeMs: number }>('voice-player')?.currentTimeMs ?? -1
}

/** Records every media element that starts playing, also outside the document. */
export function rememberSounds(): void {
  const sounds = new Set<HTMLMediaElement>()
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function remembered() {
    sounds.add(this)
    return play.call(this)
  }
  Object.defineProperty(document, Symbol.for('sounds'), { value: sounds })
}

/** Number of recorded media elements that are playing. */
export function countHeard(): number {
  const sounds = Reflect.get(document, Symbol.for('sounds')) as Set<HTMLMediaElement>
  return [...sounds].filter(({ paused }) => !paused).length
}

/** Starts every player of the page, one after another. */
export async function playAll(): Promise<void> {
  for (const player of document.querySelectorAll<HTMLElement & { play(): Promise<void> }>('voice-player'))
    // eslint-disable-next-line no-await-in-loop -- each is to begin after the one before it
    await player.play()
}

/** Number of document-wide queries by scripts while nodes are added. */
export async function countLooksAtNodes(count: number): Promise<number> {
  let looks = 0
  for (const name of ['querySelector', 'querySelectorAll'] as const) {
    const look: (selector: string) => unknown = document[name].bind(document)
    Object.defineProperty(document, name, {
      configurable: true,
      value(selector: string) {
        looks += 1
        return look(selector)
      },
    })
  }
  for (let n = 0; n < count; n += 1) document.body.append(document.createElement('p'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  for (const name of ['querySelector', 'querySelectorAll']) Reflect.deleteProperty(document, name)
  return looks
}

/** True if a click at the centre of the share button hits it; null until it is there. */
export function lookAtShare(): { isHit: boolean } | null {
  const root = document.querySelector('voice-player')?.shadowRoot
  const share = root?.querySelector('[part=share]')
  // The share button becomes visible only with its own style sheet.
  if (!root || !share) return null
  const { x, y, width, height } = share.getBoundingClientRect()
  return { isHit: share.contains(root.elementFromPoint(x + width / 2, y + height / 2)) }
}

/** Position of the first frame's content in CSS pixels. */
export function placeOfFrame(): { x: number; y: number } {
  const frame = document.querySelector('iframe')
  const { x, y } = frame?.getBoundingClientRect() ?? { x: 0, y: 0 }
  return { x: x + (frame?.clientLeft ?? 0), y: y + (frame?.clientTop ?? 0) }
}

/** Opens the overview of the page; false until its code has loaded. */
export function showOverview() {
  const overview = document.querySelector<HTMLElement & { show?(): void }>('voice-overview')
  overview?.show?.()
  return overview?.show !== undefined
}

/** Position of the overview's close button, once it is clickable. */
export function lookAtClose() {
  const root = document.querySelector('voice-overview')?.shadowRoot
  const close = root?.querySelector('dialog[open] button[aria-label=Close]')
  if (!root || !close) return null
  const { x, y, width, height } = close.getBoundingClientRect()
  const place = { x: x + width / 2, y: y + height / 2 }
  return { ...place, isHit: close.contains(root.elementFromPoint(place.x, place.y)) }
}

/** Checks that the focused play button has an outline and that its icon contrasts with its background. */
export function lookAtColours() {
  const root = document.querySelector('voice-player')?.shadowRoot
  const play = root?.querySelector<HTMLElement>('[part=play-button]')
  if (!root || !play) return null
  play.focus()
  // The focus styles load on focus; until then the browser's own apply.
  if (root.adoptedStyleSheets.length < 2) return null
  const { outlineStyle, color, backgroundColor } = getComputedStyle(play)
  return { hasOutline: outlineStyle !== 'none', isSeen: color !== backgroundColor }
}

/** Number of running animations in the player. */
export function countMoving(): number | undefined {
  const heard = document.querySelector('voice-player')?.shadowRoot?.querySelector('[part=waveform-heard]')
  return heard?.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length
}

/** Tells if the page was restored from the back/forward cache, and the browser's reasons if it was not. */
export function lookAtReturn(): { isKept: boolean | undefined; why: unknown } {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & { notRestoredReasons?: unknown })[]
  return { isKept: Reflect.get(document, Symbol.for('isKept')), why: JSON.stringify(visit?.notRestoredReasons ?? null) }
}

/** Records if the page was restored from the back/forward cache. */
export function rememberReturn(): void {
  addEventListener('pageshow', ({ persisted }) => Reflect.set(document, Symbol.for('isKept'), persisted))
}

/** Padding and border of each matching host element, without its shadow root. */
export function lookAtBoxes(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) => {
    const { paddingTop, borderTopWidth } = getComputedStyle(element)
    return [element.localName, paddingTop, borderTopWidth].join(' ')
  })
}

/**
 * Inserts each element three shadow roots deep: below a late-defined element with an open root, inside an element
 * defined at once with a closed root.
 */
export function putIntoShadows(html: readonly string[]): void {
  const slot = document.querySelector('#slot') ?? document.body
  // eslint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const put = (content: string) =>
    class extends HTMLElement {
      connectedCallback() {
        const root = this.attachShadow({ mode: this.localName.startsWith('open') ? 'open' : 'closed' })
        root.innerHTML = content
        // The only reference to the element: nothing else can reach into the closed root.
        for (const element of root.querySelectorAll('[voice-path]'))
          document.dispatchEvent(new CustomEvent('test-put', { detail: element }))
      }
    }
  const kept: Element[] = []
  document.addEventListener('test-put', ({ detail }: CustomEventInit<Element>) => detail && kept.push(detail))
  Object.defineProperty(document, Symbol.for('kept'), { value: kept })
  for (const [index, element] of html.entries()) {
    customElements.define(`closed-${index}`, put(element))
    slot.append(document.createElement(`open-${index}`))
  }
  setTimeout(() => {
    for (const index of html.keys())
      customElements.define(`open-${index}`, put(`<section><closed-${index}></closed-${index}></section>`))
  }, 100)
}

/** Tags of the elements that have rendered their content. */
export function lookIntoShadows(inside: Readonly<Record<string, string>>): string[] {
  const kept = Reflect.get(document, Symbol.for('kept')) as Element[]
  return kept
    .filter(({ localName, shadowRoot }) => shadowRoot?.querySelector(inside[localName] ?? 'nothing'))
    .map(({ localName }) => localName)
}
