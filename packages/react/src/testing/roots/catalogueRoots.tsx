import { searchResultFixture, similarResultFixture, voiceFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { Suspense } from 'react'
import * as all from '../features.ts'
import { BLIND_POINTS } from '../../leaderboard/testing/blindPoints.ts'
import { historyDays } from '../../leaderboard/testing/historyDays.ts'
import type { RootProps } from '../../ui/rootProps.ts'
import type { Row } from './Row.ts'

const HISTORY_DAYS = historyDays(['2026-11-01', 1510, 40], ['2026-11-28', 1548, 22])
const noop = () => {}
const voice = voiceFixture()
const listing = voiceListingFixture()
const rating = { score: 4, count: 12, low: 3.5, high: 4.5, excluded: 0 }
const filters = { ...all.DEFAULT_FILTERS, search: 'Clara' }
const speakers = { languageCode: 'en', text: 'Good morning.', voices: [listing, voice], traits: [], total: 2 }
const stage = { speakers, languages: [{ code: 'en', name: 'English' }] }
const map = { total: 0, paths: { female: '', male: '' } }
const found = { status: 'ready', result: searchResultFixture([listing]) } as const

function SampleDock(given: RootProps) {
  const { track } = all.useSample(listing)
  return track && <all.Dock track={track} info={{ title: listing.voice_name }} {...given} />
}

/** Components for lists of voices. */
export const CATALOGUE_ROOTS = {
  AttributeSimilarityCard: {
    root: 'voice-box',
    Show: (given) => (
      <all.AttributeSimilarityCard
        title="Pitch"
        unit="Hz"
        voices={[]}
        playingVoiceId={null}
        onTogglePlay={noop}
        {...given}
      />
    ),
  },
  ArticleReader: {
    root: 'voice-article',
    Show: (given) => <all.ArticleReader article="body" voice={listing} {...given} />,
  },
  WorkArticle: { root: 'voice-article', Show: (given) => <all.WorkArticle workId="w1" {...given} /> },
  PlaylistList: {
    root: 'voice-playlists',
    Show: (given) => <all.PlaylistList initial={[]} hrefOf={() => '/'} {...given} />,
  },
  PlaylistMenu: {
    root: 'voice-button',
    Show: (given) => <all.PlaylistMenu item={{ kind: 'voice', voice_id: 'v1' }} name="Amelia" {...given} />,
  },
  EmbeddedPlaylist: {
    root: 'voice-embedded-playlist',
    Show: (given) => <all.EmbeddedPlaylist playlistId="p1" {...given} />,
  },
  VoicePlaylist: { root: 'voice-playlist', Show: (given) => <all.VoicePlaylist playlistId="p1" {...given} /> },
  NewWork: { root: 'voice-new-work', Show: (given) => <all.NewWork onCreated={() => {}} {...given} /> },
  VoiceReader: { root: 'voice-reader', Show: (given) => <all.VoiceReader workId="w1" {...given} /> },
  WorkList: { root: 'voice-works', Show: (given) => <all.WorkList initial={[]} hrefOf={() => '/'} {...given} /> },
  AlignRecording: { root: 'voice-recordings', Show: (given) => <all.AlignRecording {...given} /> },
  AlignRecordingView: {
    root: 'voice-recordings',
    Show: (given) => <all.AlignRecordingView {...all.useAlignRecording({})} headingLevel={2} {...given} />,
  },
  CompareVoices: { root: 'voice-compare', Show: (given) => <all.CompareVoices voiceIds={[]} {...given} /> },
  CompareVoicesView: {
    root: 'voice-compare',
    Show: (given) => <all.CompareVoicesView {...all.useCompareVoices({ voiceIds: [] })} headingLevel={2} {...given} />,
  },
  Dock: { root: 'voice-dock', Show: (given) => <SampleDock {...given} /> },
  FilterChips: {
    root: 'voice-chips',
    Show: (given) => <all.FilterChips filters={filters} onFiltersChange={noop} {...given} />,
  },
  IntervalBar: { root: 'voice-interval', Show: (given) => <all.IntervalBar rating={rating} {...given} /> },
  LazySimilarVoices: {
    root: 'voice-similar',
    Show: (given) => (
      <Suspense>
        <all.LazySimilarVoices voiceId={voice.voice_id} {...given} />
      </Suspense>
    ),
  },
  LazyVoiceMap: { root: 'voice-map-place', Show: (given) => <all.LazyVoiceMap preview={map} {...given} /> },
  LazyVoiceDetails: {
    root: 'voice-details',
    Show: (given) => (
      <Suspense>
        <all.LazyVoiceDetails voice={voice} {...given} />
      </Suspense>
    ),
  },
  BlindHistoryChart: {
    root: 'voice-blind-history',
    Show: (given) => <all.BlindHistoryChart history={{ language_code: 'en', days: HISTORY_DAYS }} {...given} />,
  },
  BlindPriceChart: {
    root: 'voice-blind-prices',
    Show: (given) => <all.BlindPriceChart points={BLIND_POINTS} {...given} />,
  },
  BlindLeaderboard: { root: 'voice-leaderboard', Show: (given) => <all.BlindLeaderboard {...given} /> },
  BlindLeaderboardView: {
    root: 'voice-leaderboard',
    Show: (given) => (
      <all.BlindLeaderboardView {...all.useBlindLeaderboard()} texts={all.leaderboardMessages} {...given} />
    ),
  },
  Leaderboard: { root: 'voice-leaderboard', Show: (given) => <all.Leaderboard {...given} /> },
  LeaderboardView: {
    root: 'voice-leaderboard',
    Show: (given) => <all.LeaderboardView {...all.useLeaderboard({})} texts={all.leaderboardMessages} {...given} />,
  },
  BlindStrip: { root: 'voice-blind-strip', Show: (given) => <all.BlindStrip href="/blind" {...given} /> },
  LazyBlindTest: {
    root: 'voice-blind',
    Show: (given) => (
      <Suspense>
        <all.LazyBlindTest {...given} />
      </Suspense>
    ),
  },
  BlindTest: { root: 'voice-blind', Show: (given) => <all.BlindTest {...given} /> },
  BlindTestView: {
    root: 'voice-blind',
    Show: (given) => <all.BlindTestView {...all.useBlindTest()} headingLevel={2} {...given} />,
  },
  VoiceDesigner: { root: 'voice-designer', Show: (given) => <all.VoiceDesigner {...given} /> },
  VoiceDesignerView: {
    root: 'voice-designer',
    Show: (given) => (
      <all.VoiceDesignerView {...all.useVoiceDesigner()} headingLevel={2} voicesHref="/app/voices" {...given} />
    ),
  },
  DesignedVoices: { root: 'voice-designed', Show: (given) => <all.DesignedVoices initial={[]} {...given} /> },
  DesignedVoicesView: {
    root: 'voice-designed',
    Show: (given) => (
      <all.DesignedVoicesView
        status="ready"
        designs={[]}
        deleted={null}
        problem={null}
        isSaving={false}
        texts={all.designerMessages.list}
        createHref="/create-voice"
        headingLevel={2}
        onRetry={noop}
        onRename={() => Promise.resolve(true)}
        onDelete={() => Promise.resolve(true)}
        onRestore={() => Promise.resolve(true)}
        {...given}
      />
    ),
  },
  Lexicon: { root: 'voice-lexicon', Show: (given) => <all.Lexicon {...given} /> },
  LexiconView: {
    root: 'voice-lexicon',
    Show: (given) => <all.LexiconView {...all.useLexicon()} headingLevel={2} {...given} />,
  },
  NowPlaying: {
    root: 'voice-dock',
    Show: (given) => (
      <>
        <all.NowPlaying {...given} />
        <all.SampleButton voice={listing} />
      </>
    ),
    opens: 'Play Clara',
  },
  RecommendedFor: { root: 'voice-box', Show: (given) => <all.RecommendedFor texts={['Audiobooks']} {...given} /> },
  SimilarVoices: { root: 'voice-similar', Show: (given) => <all.SimilarVoices voiceId={voice.voice_id} {...given} /> },
  SimilarVoicesCard: {
    root: 'voice-similar-card',
    Show: (given) => <all.SimilarVoicesCard voiceId={voice.voice_id} {...given} />,
  },
  SimilarVoicesCardView: {
    root: 'voice-similar-card',
    Show: (given) => (
      <all.SimilarVoicesCardView state={{ status: 'ready', result: similarResultFixture() }} retry={noop} {...given} />
    ),
  },
  SentencePair: {
    root: 'voice-pair',
    Show: (given) => <all.SentencePair {...all.useSentenceStage(stage)} {...given} />,
  },
  SentenceStageView: {
    root: 'voice-stage',
    Show: (given) => <all.SentenceStageView {...all.useSentenceStage(stage)} {...given} />,
  },
  SimilarVoicesView: {
    root: 'voice-similar',
    Show: (given) => <all.SimilarVoicesView state={{ status: 'loading' }} retry={noop} {...given} />,
  },
  VoiceCasting: { root: 'voice-casting', Show: (given) => <all.VoiceCasting {...given} /> },
  TopVoices: { root: 'voice-top', Show: (given) => <all.TopVoices voices={[listing]} {...given} /> },
  VoiceCard: { root: 'voice-card', Show: (given) => <all.VoiceCard voice={listing} {...given} /> },
  VoiceCatalogue: {
    root: 'voice-catalogue',
    Show: (given) => (
      <all.VoiceCatalogue
        state={found}
        filters={filters}
        onFiltersChange={noop}
        hrefOf={() => '/voices'}
        onRetry={noop}
        {...given}
      />
    ),
  },
  VoiceDetails: { root: 'voice-details', Show: (given) => <all.VoiceDetails voice={voice} {...given} /> },
  VoiceFilters: {
    root: 'voice-filters',
    Show: (given) => <all.VoiceFilters filters={filters} onFiltersChange={noop} {...given} />,
  },
  VoiceFiltersSheet: {
    root: 'voice-filter-button',
    Show: (given) => <all.VoiceFiltersSheet filters={filters} onFiltersChange={noop} {...given} />,
  },
  VoiceHeader: { root: 'voice-header', Show: (given) => <all.VoiceHeader voice={voice} {...given} /> },
  VoiceInfoCard: { root: 'voice-box', Show: (given) => <all.VoiceInfoCard voice={voice} {...given} /> },
  VoiceList: { root: 'voice-list', Show: (given) => <all.VoiceList voices={[listing]} {...given} /> },
  VoiceListSkeleton: { root: 'voice-list', Show: (given) => <all.VoiceListSkeleton count={1} {...given} /> },
  VoiceMap: { root: 'voice-map', Show: (given) => <all.VoiceMap {...given} /> },
  VoiceMapPreview: {
    root: 'voice-map-preview',
    Show: (given) => <all.VoiceMapPreview map={map} {...given} />,
  },
  VoiceMapView: {
    root: 'voice-map',
    Show: (given) => <all.VoiceMapView {...all.useVoiceMap({})} headingLevel={2} {...given} />,
  },
  VoiceProfileStats: { root: 'voice-box', Show: (given) => <all.VoiceProfileStats voice={voice} {...given} /> },
  Voices: {
    root: 'voice-voices',
    Show: (given) => <all.Voices search="" result={found.result} onNavigate={noop} onReload={noop} {...given} />,
  },
  VoicesView: {
    root: 'voice-voices',
    Show: (given) => (
      <all.VoicesView
        {...all.useVoices({ search: '', result: found.result, onNavigate: noop, onReload: noop })}
        {...given}
      />
    ),
  },
  VoiceSearch: { root: 'voice-search', Show: (given) => <all.VoiceSearch onSelect={noop} {...given} /> },
  VoiceSearchView: {
    root: 'voice-search',
    Show: (given) => (
      <all.VoiceSearchView
        {...all.useVoiceSearch({ onSelect: noop })}
        messages={all.searchMessages}
        placeholder="Search"
        {...given}
      />
    ),
  },
} satisfies Record<string, Row>
