/** Reloads the page by navigation, since script reloads may be blocked for ten seconds by `watchChunks`. */
export function loadAnew(): void {
  location.assign(location.pathname + location.search)
}
