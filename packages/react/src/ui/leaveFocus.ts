import { tabbableIn } from './tabbableIn.ts'

/** Moves the focus out of an element that is about to go, to what the Tab key reaches before it; nothing when it is elsewhere. */
export function leaveFocus(from: HTMLElement): void {
  const { activeElement } = from.getRootNode() as Document | ShadowRoot
  if (!activeElement || !from.contains(activeElement)) return
  for (let around = from.parentElement; around; around = around.parentElement) {
    const before = tabbableIn(around).filter(
      (one) => !from.contains(one) && from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
    )
    if (before.length > 0) return before.at(-1)?.focus({ preventScroll: true })
  }
}
