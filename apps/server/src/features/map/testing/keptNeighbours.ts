/** How far neighbours are the same in a layout: 1 if they are, see Venna and Kaski, "Local multidimensional scaling" (2006). */
export interface KeptNeighbours {
  /** Falls with neighbours on the map that are not similar. */
  readonly trustworthiness: number
  /** Falls with similar ones that are apart on the map. */
  readonly continuity: number
}

/** Compares the `k` nearest neighbours by `distance` with those on a map. */
export function keptNeighbours(
  count: number,
  distance: (a: number, b: number) => number,
  onMap: (a: number, b: number) => number,
  k = 10,
): KeptNeighbours {
  const order = (at: number, between: typeof distance) =>
    Array.from({ length: count }, (_, other) => other)
      .filter((other) => other !== at)
      .map((other) => ({ other, by: between(at, other) }))
      .toSorted((a, b) => a.by - b.by)
      .map(({ other }) => other)
  let intruders = 0
  let missing = 0
  for (let at = 0; at < count; at += 1) {
    const [near, shown] = [order(at, distance), order(at, onMap)]
    // Ranks beyond k, of those among the k nearest of the other order.
    for (const other of shown.slice(0, k)) intruders += Math.max(0, near.indexOf(other) + 1 - k)
    for (const other of near.slice(0, k)) missing += Math.max(0, shown.indexOf(other) + 1 - k)
  }
  const scale = 2 / (count * k * (2 * count - 3 * k - 1))
  return { trustworthiness: 1 - scale * intruders, continuity: 1 - scale * missing }
}
