/** Whether this browser can colour words without touching the document. */
export function canPaintWords(): boolean {
  return typeof Highlight === 'function' && typeof CSS === 'object' && 'highlights' in CSS
}
