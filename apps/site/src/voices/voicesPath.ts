import { formatVoiceFilters, type VoiceFilterValues } from '@voice-rankings/react/voices'

/** Address of the catalogue with these filters, as a list or map. */
export function voicesPath(filters: VoiceFilterValues, isMap = false): string {
  const params = formatVoiceFilters(filters)
  if (isMap) params.set('view', 'map')
  return params.size === 0 ? '/voices' : `/voices?${params.toString()}`
}

/** True if an address of the catalogue shows the map. */
export function isMapShown(params: URLSearchParams): boolean {
  return params.get('view') === 'map'
}
