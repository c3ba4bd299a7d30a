const TABBABLE = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  'audio[controls]',
  '[tabindex]',
].join()

/** Elements in the Tab order of a container, in order. */
export function tabbableIn(parent: ParentNode): HTMLElement[] {
  return [...parent.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (one) => one.tabIndex >= 0 && (one.checkVisibility?.() ?? true),
  )
}
