/** Shuffled copy of a list (Fisher–Yates). `random` returns numbers from 0 to below 1. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items]
  const result: T[] = []
  while (left.length > 0) result.push(...left.splice(Math.floor(random() * left.length), 1))
  return result
}
