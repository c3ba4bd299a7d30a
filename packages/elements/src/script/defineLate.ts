/** Loads an element's code once the page has one of its name, also one that comes later. */
export function defineLate(page: Document, loaders: Record<string, () => Promise<unknown>>): void {
  const look = () => {
    for (const tag in loaders) {
      const load = page.querySelector(tag) && loaders[tag]
      if (!load) continue
      delete loaders[tag]
      load().catch((error: unknown) => {
        loaders[tag] = load
        console.error(`<${tag}> was not loaded.`, error)
      })
    }
  }
  new MutationObserver(look).observe(page, { childList: true, subtree: true })
  look()
}
