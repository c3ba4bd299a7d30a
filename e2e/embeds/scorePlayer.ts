import { expect } from '@playwright/test'
import type { DrivenPage } from './DrivenPage.ts'
import type { HostilePage } from './hostilePages.ts'
import { lookAtPlayer, placeOfFrame } from './inPage.ts'

/** Milliseconds between looks at a page: most of what is waited for is there at once. */
const intervals = [10, 20, 50, 100, 250]

/** Looks at the player until what is seen is as it should be. */
export const expectPlayer = (page: DrivenPage, where?: 'frame') =>
  expect.poll(() => page.run(lookAtPlayer, null, where), { intervals })

/** Clicks the button of the player once it can be hit, and waits until it has done what it says. */
export async function clickPlayer(page: DrivenPage, next: 'Play' | 'Pause', where?: 'frame'): Promise<void> {
  await expectPlayer(page, where).toMatchObject({
    isHit: true,
    isEnabled: true,
    play: next === 'Pause' ? 'Play Owl' : 'Pause Owl',
  })
  const seen = await page.run(lookAtPlayer, null, where)
  const inside = where ? await page.run(placeOfFrame, null) : { x: 0, y: 0 }
  await page.click(inside.x + (seen?.x ?? 0), inside.y + (seen?.y ?? 0))
  // What was only asked to play is called so already, and may yet be refused.
  const status = next === 'Pause' ? 'playing' : 'paused'
  await expectPlayer(page, where).toMatchObject({ play: `${next} Owl`, problem: '', status })
}

/**
 * Expects of a player on a page that it looks as on any other, is hit where it is seen, plays and pauses by pointer and keyboard,
 * and leaves the page as it was. `plain` is how it looks on a page with nothing odd.
 */
export async function scorePlayer(page: DrivenPage, odd: HostilePage, plain: string): Promise<void> {
  const seen = { play: 'Play Owl', isHit: true, isWhole: true, isWide: true, hasWordsOfPage: false, count: 1 }
  await expectPlayer(page).toMatchObject({ ...seen, ...(odd.looksOwn ? {} : { looks: plain }) })
  await clickPlayer(page, 'Pause')
  await page.press(' ')
  await expectPlayer(page).toMatchObject({
    play: 'Play Owl',
    problem: '',
    canSeek: true,
    host: 'The page of somebody else.',
    globals: (odd.globals ?? []).join(),
    ...(odd.widthPx || odd.looksOwn ? { overflowPx: 0 } : {}),
  })
  expect(page.complaints).toEqual([])
}
