import type { VoiceListing, VoiceSearchResult } from '@voice-rankings/contract'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages, usePreference } from '../runtime/index.ts'
import { FailedNotice, Notice } from '../ui/index.ts'
import { CatalogueToolbar, type MapChoice } from './CatalogueToolbar.tsx'
import { CatalogueSearch } from './CatalogueSearch.tsx'
import { NearbyVoices } from './NearbyVoices.tsx'
import { VoiceFilters } from './VoiceFilters.tsx'
import { Pager } from './Pager.tsx'
import { VoiceList, VoiceListSkeleton } from './VoiceList.tsx'
import type { VoiceListProps } from './VoiceList.tsx'
import { voicesMessages } from './messages.ts'
import { SentenceBox } from './sentence/SentenceBox.tsx'
import { SentenceContext, type Sentence } from './sentence/SentenceContext.ts'
import { VIEW_MODE_KEY, parseViewMode } from './viewMode.ts'
import { DEFAULT_FILTERS, type VoiceFilterValues } from './filterValues.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

/** `changing` keeps the previous voices until the new ones have loaded. */
export type CatalogueState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly result: VoiceSearchResult }
  | { readonly status: 'changing'; readonly result: VoiceSearchResult }
  | { readonly status: 'failed'; readonly message?: string }

export interface VoiceCatalogueProps extends RootProps<HTMLDivElement> {
  state: CatalogueState
  filters: VoiceFilterValues
  onFiltersChange: (filters: VoiceFilterValues) => void
  /** Address of the catalogue with other filters, for its page links. */
  hrefOf: (filters: VoiceFilterValues) => string
  onRetry: () => void
  /** Name of the filtered collection, if known. */
  collectionName?: string | undefined
  /** Button on each voice of the list, for example `FavoriteButton`. Keep the component the same between renders. */
  action?: VoiceListProps['action']
  /** Map of the same voices, as an alternative to the list. Without it there is no map view. */
  map?: CatalogueMap | undefined
}

export interface CatalogueMap extends MapChoice {
  content: ReactNode
}

/**
 * Catalogue of voices with filters and histograms.
 *
 * @example
 * <VoiceCatalogue
 *   state={{ status: 'loading' }}
 *   filters={filters}
 *   onFiltersChange={setFilters}
 *   hrefOf={(filters) => `/voices?${formatVoiceFilters(filters)}`}
 *   onRetry={() => location.reload()}
 * />
 */
export function VoiceCatalogue(props: VoiceCatalogueProps) {
  const { state, filters, onFiltersChange, hrefOf, onRetry, collectionName, action, map } = props
  const messages = useMessages('voices', voicesMessages)
  const [view, setView] = usePreference(VIEW_MODE_KEY, parseViewMode)
  const result = 'result' in state ? state.result : undefined
  const [sentence, setSentence] = useState<Sentence | null>(null)
  const shown = useMemo(() => (result ? voicesOf(result) : NONE), [result])
  return (
    <div part="catalogue" data-status={state.status} {...rootProps(props, 'voice-catalogue')}>
      <aside className="voice-catalogue-filters" aria-label={messages.filters}>
        <VoiceFilters filters={filters} facets={result?.facets} onFiltersChange={onFiltersChange} />
      </aside>
      <section className="voice-catalogue-results">
        <CatalogueSearch filters={filters} collectionName={collectionName} onFiltersChange={onFiltersChange} />
        {map?.shown ? null : <SentenceBox voices={shown} onSentenceChange={setSentence} />}
        <CatalogueToolbar
          isLoading={state.status === 'loading'}
          result={result}
          filters={filters}
          onFiltersChange={onFiltersChange}
          view={view}
          onViewChange={setView}
          map={map}
        />
        {state.status === 'loading' ? <VoiceListSkeleton view={view} /> : null}
        {state.status === 'failed' ? (
          <FailedNotice texts={{ ...messages, failedHint: state.message ?? messages.failedHint }} onRetry={onRetry} />
        ) : null}
        {map?.shown ? map.content : null}
        {result && !map?.shown ? (
          <SentenceContext value={sentence}>
            <Results
              {...{ result, filters, onFiltersChange, hrefOf, action, view }}
              busy={state.status === 'changing'}
            />
          </SentenceContext>
        ) : null}
      </section>
    </div>
  )
}

const NONE: readonly VoiceListing[] = []

/** Voices in the order shown: those that match, then those that nearly do. */
const voicesOf = ({ voices, nearby = [] }: VoiceSearchResult) => [...voices, ...nearby.map(({ voice }) => voice)]

interface ResultsProps extends Pick<VoiceCatalogueProps, 'filters' | 'onFiltersChange' | 'hrefOf' | 'action'> {
  result: VoiceSearchResult
  view: ReturnType<typeof parseViewMode>
  busy: boolean
}

function Results({ result, filters, onFiltersChange, hrefOf, action, view, busy }: ResultsProps) {
  const messages = useMessages('voices', voicesMessages)
  const { languageCode } = filters
  const nearby = (
    <NearbyVoices nearby={result.nearby} categories={filters.categories} {...{ view, action, languageCode }} />
  )
  if (result.catalogue_total === 0) return <Notice title={messages.starting} hint={messages.startingHint} />
  if (result.total === 0) {
    const all = { ...DEFAULT_FILTERS, languageCode: 'all' }
    const hint = filters.collectionId === 'all' ? messages.emptyHint : messages.emptyCollection
    return (
      <>
        <Notice title={messages.empty} hint={hint} action={messages.showAll} onAction={() => onFiltersChange(all)} />
        {nearby}
      </>
    )
  }
  return (
    <>
      <h2 className="voice-hidden">{messages.matches}</h2>
      <VoiceList voices={result.voices} {...{ view, busy, action, languageCode }} />
      <Pager
        page={result.page}
        pageCount={Math.ceil(result.total / result.limit)}
        hrefOf={(page) => hrefOf({ ...filters, page })}
      />
      {nearby}
    </>
  )
}
