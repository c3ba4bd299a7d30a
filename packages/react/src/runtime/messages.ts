/** Partial texts; missing ones are kept. */
export type DeepPartial<T> = T extends ((...values: never[]) => string) | readonly string[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: DeepPartial<T[K]> }
    : string

/** Merges replacements into the original texts. */
export function mergeMessages<T extends object>(original: T, replaced: DeepPartial<T> | undefined): T {
  if (!replaced) return original
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(original))
  for (const [key, value] of Object.entries(replaced)) {
    const before = merged[key]
    const isGroup = isRecord(value) && isRecord(before)
    merged[key] = isGroup ? mergeMessages(before, value) : (value ?? before)
  }
  return merged as T
}

/** A list is one text of several sentences, replaced as a whole. */
function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
