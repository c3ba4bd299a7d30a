/**
 * Moves an element to the top layer: unaffected by ancestors that clip or transform, above every stacking order, and
 * above an open dialog. It keeps its position in the document, and with it theme, variables and reading order.
 */
export function showInTopLayer(element: HTMLElement | null): void {
  // jsdom has no top layer, but would hide its content.
  if (!element || !('showPopover' in element)) return
  element.popover = 'manual'
  element.showPopover()
}
