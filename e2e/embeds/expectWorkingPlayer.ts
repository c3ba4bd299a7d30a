import { expect } from '@playwright/test'
import type { DrivenPage } from './DrivenPage.ts'
import type { HostilePage } from './hostilePages.ts'
import { lookAtPlayer, placeOfFrame } from './inPage.ts'

/** Polling intervals in milliseconds; most conditions hold almost at once. */
const intervals = [10, 20, 50, 100, 250]

/** Polls the visible state of the player. */
export const expectPlayer = (page: DrivenPage, where?: 'frame') =>
  expect.poll(() => page.run(lookAtPlayer, null, where), { intervals })

/** Clicks the player's button once it is clickable, and waits until the action has completed. */
export async function clickPlayer(page: DrivenPage, next: 'Play' | 'Pause', where?: 'frame'): Promise<void> {
  await expectPlayer(page, where).toMatchObject({
    isHit: true,
    isEnabled: true,
    play: next === 'Pause' ? 'Play Owl' : 'Pause Owl',
  })
  const seen = await page.run(lookAtPlayer, null, where)
  const inside = where ? await page.run(placeOfFrame, null) : { x: 0, y: 0 }
  await page.click(inside.x + (seen?.x ?? 0), inside.y + (seen?.y ?? 0))
  // The button changes as soon as playback is requested, before the browser may refuse it.
  const status = next === 'Pause' ? 'playing' : 'paused'
  await expectPlayer(page, where).toMatchObject({ play: `${next} Owl`, problem: '', status })
}

/**
 * Expects a player to look as usual, to be clickable, to play and pause by pointer and keyboard, and to leave the page
 * unchanged. `plain` is its appearance on a page without oddities.
 */
export async function expectWorkingPlayer(page: DrivenPage, odd: HostilePage, plain: string): Promise<void> {
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
