import { voiceFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { Suspense } from 'react'
import * as all from '../features.ts'
import type { Given, Row } from './Row.ts'

const noop = () => {}
const voice = voiceFixture()
const listing = voiceListingFixture()

function Slider(given: Given) {
  const [track] = all.useTrack({ url: '/sample.mp3' })
  return track ? <all.SeekSlider track={track} durationMs={1000} texts={all.playerMessages} {...given} /> : <></>
}

/** Target of share settings. */
const SHARED = { share_kind: 'snippet', target_id: 'tide0' } as const

/** Components for one voice and its sound. */
export const PLAYER_ROOTS = {
  PlayButton: {
    root: 'voice-play',
    Show: (given) => <all.PlayButton label="Play" status="idle" gender="none" onClick={noop} {...given} />,
  },
  SampleButton: { root: 'voice-play', Show: (given) => <all.SampleButton voice={listing} {...given} /> },
  SeekSlider: { root: 'voice-seek', Show: Slider },
  VoicePlayer: { root: 'voice-player', Show: (given) => <all.VoicePlayer voice={voice} {...given} /> },
  VoicePlayerView: {
    root: 'voice-player',
    Show: (given) => <all.VoicePlayerView {...all.useVoicePlayer({ voice, variant: 'compact' })} {...given} />,
  },
  Waveform: { root: 'voice-waveform', Show: (given) => <all.Waveform peaks={[]} gender="none" {...given} /> },
  WordHighlighter: {
    root: 'voice-words',
    Show: (given) => <all.WordHighlighter text="Good morning" marks={[]} track={null} {...given} />,
  },
  AnalysisPanel: { root: 'voice-analysis', Show: (given) => <all.AnalysisPanel voice={voice} {...given} /> },
  AnalysisPanelView: {
    root: 'voice-analysis',
    Show: (given) => <all.AnalysisPanelView {...all.useAnalysis({ voice })} {...given} />,
  },
  LazyAnalysisPanel: {
    root: 'voice-analysis',
    Show: (given) => (
      <Suspense>
        <all.LazyAnalysisPanel voice={voice} {...given} />
      </Suspense>
    ),
  },
  ActionsCard: { root: 'voice-actions', Show: (given) => <all.ActionsCard voice={voice} {...given} /> },
  VoiceOverview: { root: 'voice-overview', Show: (given) => <all.VoiceOverview voice={voice} {...given} /> },
  VoiceOverviewDialog: {
    root: 'voice-backdrop',
    Show: (given) => <all.VoiceOverviewDialog voice={voice} open onOpenChange={noop} {...given} />,
  },
  VoiceOverviewView: {
    root: 'voice-overview',
    Show: (given) => <all.VoiceOverviewView {...all.useVoiceOverview({ voice })} {...given} />,
  },
  DownloadButton: { root: 'voice-download', Show: (given) => <all.DownloadButton voice={voice} {...given} /> },
  DownloadButtonView: {
    root: 'voice-download',
    Show: (given) => <all.DownloadButtonView {...all.useDownload({ voice })} {...given} />,
  },
  FormatMenu: {
    root: 'voice-download-arrow',
    Show: (given) => (
      <all.FormatMenu
        open={false}
        onOpenChange={noop}
        formats={['wav']}
        work={{ status: 'idle' }}
        onConvert={noop}
        {...given}
      />
    ),
  },
  ShareMenu: { root: 'voice-icon-button', Show: (given) => <all.ShareMenu voice={voice} {...given} /> },
  ShareSettings: {
    root: 'voice-share-settings',
    Show: (given) => <all.ShareSettings target={SHARED} {...given} />,
  },
  ShareSettingsView: {
    root: 'voice-share-settings',
    Show: (given) => <all.ShareSettingsView {...all.useShareSettings(SHARED)} headingLevel={2} {...given} />,
  },
  ShareMenuView: {
    root: 'voice-icon-button',
    Show: (given) => <all.ShareMenuView {...all.useShare({ voice })} {...given} />,
  },
  Snippets: { root: 'voice-snippets', Show: (given) => <all.Snippets {...given} /> },
  SnippetsView: {
    root: 'voice-snippets',
    Show: (given) => <all.SnippetsView {...all.useSnippets({})} headingLevel={2} {...given} />,
  },
  RatedPlayer: {
    root: 'voice-player',
    Show: (given) => (
      <all.RatedPlayer player={all.useVoicePlayer({ voice })} voice={voice} View={all.VoicePlayerView} {...given} />
    ),
  },
  LazySayItSimilar: {
    root: 'voice-say-it-place',
    Show: (given) => <all.LazySayItSimilar voice={voice} text="Good morning!" {...given} />,
  },
  LazySnippets: { root: 'voice-snippets-place', Show: (given) => <all.LazySnippets {...given} /> },
  RatingIndicator: { root: 'voice-rating-indicator', Show: (given) => <all.RatingIndicator voted={null} {...given} /> },
  RatingPrompt: {
    root: 'voice-rating-prompt',
    Show: (given) => <all.RatingPrompt voiceName="Clara" open onRate={noop} onDismiss={noop} {...given} />,
  },
  RatingScore: { root: 'voice-score', Show: (given) => <all.RatingScore voice={listing} {...given} /> },
  StarRating: { root: 'voice-stars', Show: (given) => <all.StarRating label="Stars" onRate={noop} {...given} /> },
} satisfies Record<string, Row>
