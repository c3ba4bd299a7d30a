/**
 * Returns the `count` items of the lowest values in ascending order, without sorting all. Of equal values, earlier items
 * come first.
 */
export function leastBy<T>(items: readonly T[], count: number, valueOf: (item: T) => number): T[] {
  const least: { item: T; value: number }[] = []
  for (const item of items) {
    const value = valueOf(item)
    const last = least.at(-1)
    if (least.length === count && last && value >= last.value) continue
    const at = least.findLastIndex((other) => other.value <= value) + 1
    least.splice(at, 0, { item, value })
    least.length = Math.min(least.length, count)
  }
  return least.map(({ item }) => item)
}
