/** Loads an element's code once the page has one of its name, also one that comes later. */
export function defineLate(page: Document, loaders: Record<string, () => Promise<unknown>>): void {
  const waiting = new Set(Object.keys(loaders))
  function look(): void {
    for (const tag of waiting) {
      if (!page.querySelector(tag)) continue
      waiting.delete(tag)
      loaders[tag]?.().catch((error: unknown) => {
        waiting.add(tag)
        console.error(`<${tag}> could not be loaded. Check the connection and reload the page.`, error)
      })
    }
    if (waiting.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(page, { childList: true, subtree: true })
  look()
}
