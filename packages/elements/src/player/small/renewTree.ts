/** What only some players have, at rest as at any time. */
const OPTIONAL = ['href', 'disabled']

/**
 * Shows in a player what it would show were it built anew, as that stands at rest. Its nodes stay, and with them the focus, what More
 * shows, and the words.
 */
export function renewTree(root: ShadowRoot, tree: Element): void {
  for (const fresh of [tree, ...tree.querySelectorAll('[part]')]) {
    const node = root.querySelector(`[part=${fresh.getAttribute('part')}]`)
    if (!node) continue
    // A control that is turned off loses the focus, though it may be turned on again a moment later.
    const left = OPTIONAL.filter((name) => !fresh.hasAttribute(name))
    for (const name of left) node.removeAttribute(name)
    for (const { name, value } of fresh.attributes) {
      const isKept = name === 'aria-expanded' || (name === 'disabled' && node === root.activeElement)
      if (!isKept && node.getAttribute(name) !== value) node.setAttribute(name, value)
    }
    if (!fresh.firstElementChild && node.textContent !== fresh.textContent) node.textContent = fresh.textContent
  }
  // Also of the copy that is laid over it while it plays.
  const line = tree.querySelector('[part=waveform] path')?.getAttribute('d') ?? ''
  for (const path of root.querySelectorAll('[part=visualizer] path')) path.setAttribute('d', line)
}
