// Each of these runs in a page, and so may use nothing that stands outside it.

/** Remembers which names the window has before the page has any of its own. */
export function rememberGlobals(): void {
  Object.defineProperty(document, Symbol.for('globals'), { value: Object.getOwnPropertyNames(window) })
}

/** Has the page complain of all that its policy forbids. */
export function tellViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`${violatedDirective} forbids ${blockedURI}`),
  )
}

/** Has the page complain of each cookie that a script sets. */
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

/** What is seen of the player called Owl. */
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
  // A rule of the page that reached inside would show in one of these.
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
    /** Not so before a voice of the catalogue is known. */
    isEnabled: play.matches(':enabled'),
    x,
    y,
    looks: looks.join('\n'),
    /** How often it is there; more than once when it was built again beside itself. */
    count: root.querySelectorAll('[part=player]').length,
    /** Whether nothing stands out of it, and there is room for a waveform. */
    isWhole: ['play-button', 'heading', 'visualizer', 'more'].every((name) => {
      const node = part(name)
      return node && isInside(node.getBoundingClientRect())
    }),
    isWide: (waveform?.width ?? 0) > 100,
    /** Whether the page has put words before or after it. */
    hasWordsOfPage: ['::before', '::after'].some((one) => /"/.test(getComputedStyle(player, one).content)),
    status: part('player')?.dataset['status'],
    canSeek: root.querySelector<HTMLInputElement>('[part=seek]')?.disabled === false,
    time: part('time')?.textContent,
    host: document.querySelector('#host')?.textContent,
    /** How far the page can be scrolled sideways, in CSS pixels. */
    overflowPx: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    globals: Object.getOwnPropertyNames(window)
      .filter((name) => before && !before.includes(name))
      .join(),
  }
}

/** Where a share of the waveform is, from its left, in CSS pixels of the window. */
export function placeInWaveform(share: number): { x: number; y: number } {
  const waveform = document.querySelector('voice-player')?.shadowRoot?.querySelector('[part=visualizer]')
  const { left = 0, top = 0, width = 0, height = 0 } = waveform?.getBoundingClientRect() ?? {}
  return { x: left + share * width, y: top + height / 2 }
}

/** Where the sound of the player stands, in milliseconds. */
export function timeOfPlayer(): number {
  return document.querySelector<HTMLElement & { currentTimeMs: number }>('voice-player')?.currentTimeMs ?? -1
}

/** Remembers every sound that the page starts from now on, also one that no element of it holds any more. */
export function rememberSounds(): void {
  const sounds = new Set<HTMLMediaElement>()
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function remembered() {
    sounds.add(this)
    return play.call(this)
  }
  Object.defineProperty(document, Symbol.for('sounds'), { value: sounds })
}

/** How many of these are heard. */
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

/** How often scripts look for something in the whole page while nodes are added to it. */
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

/** Whether the button that passes a sound on is hit where it is seen, once it is there. */
export function lookAtShare(): { isHit: boolean } | null {
  const root = document.querySelector('voice-player')?.shadowRoot
  const share = root?.querySelector('[part=share]')
  // Its own styles come with it; without them it would be nowhere else.
  if (!root || !share) return null
  const { x, y, width, height } = share.getBoundingClientRect()
  return { isHit: share.contains(root.elementFromPoint(x + width / 2, y + height / 2)) }
}

/** Where the inside of the first frame begins, in CSS pixels. */
export function placeOfFrame(): { x: number; y: number } {
  const frame = document.querySelector('iframe')
  const { x, y } = frame?.getBoundingClientRect() ?? { x: 0, y: 0 }
  return { x: x + (frame?.clientLeft ?? 0), y: y + (frame?.clientTop ?? 0) }
}

/** Opens the overview of the page; false until its code is there. */
export function showOverview() {
  const overview = document.querySelector<HTMLElement & { show?(): void }>('voice-overview')
  overview?.show?.()
  return overview?.show !== undefined
}

/** Where the button is that closes the overview, once it can be hit. */
export function lookAtClose() {
  const root = document.querySelector('voice-overview')?.shadowRoot
  const close = root?.querySelector('dialog[open] button[aria-label=Close]')
  if (!root || !close) return null
  const { x, y, width, height } = close.getBoundingClientRect()
  const place = { x: x + width / 2, y: y + height / 2 }
  return { ...place, isHit: close.contains(root.elementFromPoint(place.x, place.y)) }
}

/** Whether the button of the player has a border when it has focus, and a picture of another colour than its own. */
export function lookAtColours() {
  const root = document.querySelector('voice-player')?.shadowRoot
  const play = root?.querySelector<HTMLElement>('[part=play-button]')
  if (!root || !play) return null
  play.focus()
  // Styles of its own for what has the focus come with that; until then it has those of the browser.
  if (root.adoptedStyleSheets.length < 2) return null
  const { outlineStyle, color, backgroundColor } = getComputedStyle(play)
  return { hasOutline: outlineStyle !== 'none', isSeen: color !== backgroundColor }
}

/** How much of the player moves by itself. */
export function countMoving(): number | undefined {
  const heard = document.querySelector('voice-player')?.shadowRoot?.querySelector('[part=waveform-heard]')
  return heard?.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length
}

/** Whether the page came back as it was left; why not, where a browser says so. */
export function lookAtReturn(): { isKept: boolean | undefined; why: unknown } {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & { notRestoredReasons?: unknown })[]
  return { isKept: Reflect.get(document, Symbol.for('isKept')), why: JSON.stringify(visit?.notRestoredReasons ?? null) }
}

/** Remembers whether the page was kept for the way back. */
export function rememberReturn(): void {
  addEventListener('pageshow', ({ persisted }) => Reflect.set(document, Symbol.for('isKept'), persisted))
}

/** How many pixels of padding and border each element of ours has itself, and not what is inside it. */
export function lookAtBoxes(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) => {
    const { paddingTop, borderTopWidth } = getComputedStyle(element)
    return [element.localName, paddingTop, borderTopWidth].join(' ')
  })
}

/**
 * Puts each of the elements three shadow roots deep: below an element that is defined later, whose root is open, in one that is
 * defined at once, whose root is closed.
 */
export function putIntoShadows(html: readonly string[]): void {
  const slot = document.querySelector('#slot') ?? document.body
  // eslint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const put = (content: string) =>
    class extends HTMLElement {
      connectedCallback() {
        const root = this.attachShadow({ mode: this.localName.startsWith('open') ? 'open' : 'closed' })
        root.innerHTML = content
        // Where a script has not kept it, nothing finds it there.
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

/** Which of these elements show their inside, by tag. */
export function lookIntoShadows(inside: Readonly<Record<string, string>>): string[] {
  const kept = Reflect.get(document, Symbol.for('kept')) as Element[]
  return kept
    .filter(({ localName, shadowRoot }) => shadowRoot?.querySelector(inside[localName] ?? 'nothing'))
    .map(({ localName }) => localName)
}
