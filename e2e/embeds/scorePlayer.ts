import { expect } from '@playwright/test'
import type { HostilePage } from './hostilePages.ts'

/** As much of a browser's page as is needed here, whoever drives it. */
export interface DrivenPage {
  open(url: string): Promise<unknown>
  run<Result, Given>(code: (given: Given) => Result, given: Given): Promise<Result>
  click(x: number, y: number): Promise<unknown>
  press(key: string): Promise<unknown>
}

/** Remembers which names the window has before the page has any of its own. Runs in the page, before its scripts. */
export function rememberGlobals(): void {
  Object.defineProperty(document, Symbol.for('globals'), { value: Object.getOwnPropertyNames(window) })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`${violatedDirective} forbids ${blockedURI}`),
  )
}

/** What is seen of the player called Owl. Runs in the page. */
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
  const before = Reflect.get(document, Symbol.for('globals')) as string[] | undefined
  return {
    play: play.getAttribute('aria-label'),
    problem: part('problem')?.textContent ?? '',
    isHit: play.contains(root.elementFromPoint(x, y)),
    x,
    y,
    looks: looks.join('\n'),
    canSeek: root.querySelector<HTMLInputElement>('[part=seek]')?.disabled === false,
    host: document.querySelector('#host')?.textContent,
    globals: Object.getOwnPropertyNames(window)
      .filter((name) => before && !before.includes(name))
      .join(),
  }
}

/**
 * Expects of a player on a page that it looks as on any other, is hit where it is seen, plays and pauses by pointer and keyboard,
 * and leaves the page as it was. `plain` is how it looks on a page with nothing odd.
 */
export async function scorePlayer(page: DrivenPage, address: string, odd: HostilePage, plain: string): Promise<void> {
  const look = () => page.run(lookAtPlayer, null)
  await page.open(address)
  await expect.poll(look).toMatchObject({ play: 'Play Owl', isHit: true })
  if (!odd.looksOwn) await expect.poll(async () => (await look())?.looks).toBe(plain)
  const seen = await look()
  if (!seen) throw new Error('There is no player.')
  await page.click(seen.x, seen.y)
  await expect.poll(look).toMatchObject({ play: 'Pause Owl', problem: '' })
  await page.press(' ')
  await expect.poll(look).toMatchObject({ play: 'Play Owl', canSeek: true, host: 'The page of somebody else.' })
  expect((await look())?.globals).toBe((odd.globals ?? []).join())
}
