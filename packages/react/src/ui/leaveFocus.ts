import { tabbableIn } from './tabbableIn.ts'

/** Moves the focus out of an element that is about to go, to what the Tab key reaches before it; nothing when it is elsewhere. */
export function leaveFocus(from: HTMLElement): void {
  const root = from.getRootNode() as Document | ShadowRoot
  if (!from.contains(root.activeElement)) return
  const reached = tabbableIn(root)
  reached[reached.findIndex((one) => from.contains(one)) - 1]?.focus({ preventScroll: true })
}
