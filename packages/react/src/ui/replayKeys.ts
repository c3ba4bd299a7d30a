/** Time for effects and for the focus to follow a key. */
const afterFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Presses keys in a panel, one after the other, on what has the focus in it. Ends when the panel is gone. */
export async function replayKeys(panel: HTMLElement, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await afterFrame()
    if (!panel.isConnected) return
    const target = panel.querySelector(':focus') ?? panel
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }))
  }
}
