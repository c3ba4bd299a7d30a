import type { VoiceFilterValues } from './filterValues.ts'
import { formatVoiceFilters } from './filterValues.ts'

/**
 * Address of the catalogue with these filters, as a list or as a map.
 *
 * @example
 * const path = voicesPath({ ...filters, gender: 'female' }) // '/voices?gender=female'
 */
export function voicesPath(filters: VoiceFilterValues, isMap = false): string {
  const params = formatVoiceFilters(filters)
  if (isMap) params.set('view', 'map')
  return params.size === 0 ? '/voices' : `/voices?${params.toString()}`
}

/**
 * True if an address of the catalogue shows the map.
 *
 * @example
 * const isMap = isMapShown(new URLSearchParams(location.search))
 */
export function isMapShown(params: URLSearchParams): boolean {
  return params.get('view') === 'map'
}
