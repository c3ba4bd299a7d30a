/** The same items in an order that each is as likely as any other (Fisher and Yates). */
export function mixed<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items]
  const result: T[] = []
  while (left.length > 0) result.push(...left.splice(Math.floor(random() * left.length), 1))
  return result
}
