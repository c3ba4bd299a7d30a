/**
 * Mounts a player for the page's sound in each placeholder. All players are measured through `mount(element, sound)`.
 *
 * @param {(element: HTMLElement, sound: { src: string, title: string, durationMs: number, peaks: number[] }) => void} mount
 * Peaks are from 0 to 1.
 */
export function mountAll(mount) {
  for (const place of document.querySelectorAll('[data-place]')) {
    const { src, title, durationMs, peaks } = place.dataset
    mount(place, { src, title, durationMs: Number(durationMs), peaks: peaks.split(' ').map((peak) => peak / 100) })
  }
}

/** Creates an element with children, without markup strings, which some pages forbid. */
export function make(tag, attributes = {}, ...inside) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...inside)
  return element
}
