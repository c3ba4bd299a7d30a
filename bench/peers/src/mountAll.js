/**
 * Has a player of the page's sound in each of its places. `mount(element, sound)` is what every player is measured by.
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

/** An element with what is in it, without markup in strings, which some pages forbid. */
export function make(tag, attributes = {}, ...inside) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...inside)
  return element
}
