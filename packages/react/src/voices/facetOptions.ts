import type { FacetCount } from '@voice-rankings/contract'
import type { WritingMessages } from '../runtime/index.ts'
import type { SelectOption } from '../ui/index.ts'

/** Options in order of their names, including the chosen one even if no voice has it. */
export function facetOptions(
  all: string,
  chosen: string,
  counts: readonly FacetCount[] = [],
  nameOf: (value: string, writing: WritingMessages) => string,
  writing: WritingMessages,
): SelectOption[] {
  const options = counts.map(({ value, count }): SelectOption => ({ value, label: nameOf(value, writing), count }))
  if (chosen !== 'all' && !counts.some(({ value }) => value === chosen)) {
    options.push({ value: chosen, label: nameOf(chosen, writing) })
  }
  return [{ value: 'all', label: all }, ...options.toSorted((a, b) => a.label.localeCompare(b.label, writing.locale))]
}
