/**
 * Lifts an element over everything else of the page: out of ancestors that clip or shift what is
 * inside, above every stacking order, and above an open dialog. It stays where it is in the document, so theme, variables
 * and reading order are those of its place.
 */
export function showInTopLayer(element: HTMLElement | null): void {
  // jsdom, in which people test their pages, has no top layer, but hides what would be in it.
  if (!element || !('showPopover' in element)) return
  element.popover = 'manual'
  element.showPopover()
}
