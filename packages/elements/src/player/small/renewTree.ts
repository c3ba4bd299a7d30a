/** Attributes that may be missing in a newly built player. */
const OPTIONAL = ['href', 'disabled', 'style']

/**
 * Updates a player to match a newly built one. Its nodes are kept, and with them focus, the More panel and the words.
 */
export function renewTree(root: ShadowRoot, tree: Element): void {
  for (const fresh of [tree, ...tree.querySelectorAll('[part]')]) {
    const node = root.querySelector(`[part=${fresh.getAttribute('part')}]`)
    if (!node) continue
    // Disabling a control would remove its focus, although it may be enabled again a moment later.
    const left = OPTIONAL.filter((name) => !fresh.hasAttribute(name))
    for (const name of left) node.removeAttribute(name)
    for (const { name, value } of fresh.attributes) {
      const isKept = name === 'aria-expanded' || (name === 'disabled' && node === root.activeElement)
      if (!isKept && node.getAttribute(name) !== value) node.setAttribute(name, value)
    }
    if (!fresh.firstElementChild && node.textContent !== fresh.textContent) node.textContent = fresh.textContent
  }
  // Includes the copy that shows progress during playback.
  const line = tree.querySelector('[part=waveform] path')?.getAttribute('d') ?? ''
  for (const path of root.querySelectorAll('[part=visualizer] path')) path.setAttribute('d', line)
}
