import {
  createRuntime,
  DEFAULT_FILTERS,
  FilterChips,
  VoiceFilters,
  VoiceList,
  VoiceProvider,
  voiceQuery,
} from '@voice-rankings/react'
import type { VoiceSearchResult } from '@voice-rankings/contract'
import '@voice-rankings/react/styles.css'
import { useEffect, useState } from 'react'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })

export default function Filters() {
  const [filters, setFilters] = useState(DEFAULT_FILTERS)
  const [result, setResult] = useState<VoiceSearchResult>()
  useEffect(() => {
    const gone = new AbortController()
    const query = { ...voiceQuery(filters), limit: 3 }
    runtime.client.voices.search(query, { signal: gone.signal }).then(setResult, (error: unknown) => {
      if (!gone.signal.aborted) console.error('The voices could not be searched.', error)
    })
    return () => gone.abort()
  }, [filters])
  return (
    <VoiceProvider runtime={runtime}>
      <FilterChips filters={filters} onFiltersChange={setFilters} />
      <VoiceFilters filters={filters} facets={result?.facets} onFiltersChange={setFilters} />
      <p>{result ? `${result.total} voices match.` : 'Searching'}</p>
      {result && <VoiceList voices={result.voices} view="list" />}
    </VoiceProvider>
  )
}
