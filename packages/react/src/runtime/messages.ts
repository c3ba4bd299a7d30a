/** Any part of the texts may be replaced; what is left out stays. */
export type DeepPartial<T> = T extends (...values: never[]) => string
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: DeepPartial<T[K]> }
    : string

/** Puts replaced texts over the original ones. */
export function mergeMessages<T extends object>(original: T, replaced: DeepPartial<T> | undefined): T {
  if (!replaced) return original
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(original))
  for (const [key, value] of Object.entries(replaced)) {
    const before = merged[key]
    const isGroup = typeof value === 'object' && value !== null && typeof before === 'object' && before !== null
    merged[key] = isGroup ? mergeMessages(before, value) : (value ?? before)
  }
  return merged as T
}
