import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'

/** Rounding tolerance at the edges of the window, in pixels. */
const TOLERANCE_PX = 1

/**
 * Expects an element to be tappable. Playwright's own actions scroll every container, also those with hidden overflow,
 * which a user cannot scroll. This waits until animations end, scrolls only what a user can scroll, and expects the
 * element inside the window with nothing above its centre. Call it before each action whose element may be elsewhere.
 */
export async function expectReachable(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await restOf(target)
  await expect.poll(() => target.evaluate(scrolledIntoReach, TOLERANCE_PX), target.toString()).toBe('reachable')
}

/** Expects a whole element, such as a dialog, inside the window without scrolling. */
export async function expectInWindow(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await restOf(target)
  await expect.poll(() => target.evaluate(outsideWindow, TOLERANCE_PX), target.toString()).toBe('inside')
}

/** Taps the centre of an element without scrolling by the driver. */
export async function tap(target: Locator): Promise<void> {
  await expectReachable(target)
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target.toString()} has no box.`)
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Waits until all finite animations have ended. */
function restOf(target: Locator): Promise<unknown> {
  return target.evaluate(({ ownerDocument }) =>
    Promise.allSettled(
      ownerDocument
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
}

function scrolledIntoReach(element: Element, tolerance: number): string {
  const { scrollingElement } = document
  for (let at: Element = element; getComputedStyle(at).position !== 'fixed';) {
    const box = at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host
    if (!box) break
    at = box
    const isPage = box === scrollingElement
    if (!isPage && !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue
    const { top, bottom } = element.getBoundingClientRect()
    const edges = isPage ? { top: 0, bottom: innerHeight } : box.getBoundingClientRect()
    if (top < edges.top || bottom > edges.bottom) {
      box.scrollBy({ top: (top + bottom - edges.top - edges.bottom) / 2, behavior: 'instant' })
    }
  }
  const { left, top, right, bottom } = element.getBoundingClientRect()
  if (left < -tolerance || top < -tolerance || right > innerWidth + tolerance || bottom > innerHeight + tolerance) {
    return `outside the window: ${[left, top, right, bottom].map(Math.round).join(' ')} in ${innerWidth} × ${innerHeight}`
  }
  const root = element.getRootNode() as Document | ShadowRoot
  const painted = root.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  // A label may cover its input.
  const isOver = painted && (element.contains(painted) || painted.closest('label')?.contains(element))
  return isOver ? 'reachable' : `under ${painted?.outerHTML.slice(0, 120)}`
}

function outsideWindow(element: Element, tolerance: number): string {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const isInside =
    left >= -tolerance && top >= -tolerance && right <= innerWidth + tolerance && bottom <= innerHeight + tolerance
  return isInside
    ? 'inside'
    : `${[left, top, right, bottom].map(Math.round).join(' ')} in ${innerWidth} × ${innerHeight}`
}
