import { tabbableIn } from './tabbableIn.ts'

/**
 * Moves focus from an element that is about to be removed to the previous focusable one; does nothing if focus is
 * elsewhere.
 */
export function leaveFocus(from: HTMLElement): void {
  const root = from.getRootNode() as Document | ShadowRoot
  if (!from.contains(root.activeElement)) return
  const reached = tabbableIn(root)
  reached[reached.findIndex((one) => from.contains(one)) - 1]?.focus({ preventScroll: true })
}
