import {
  createFakeClient,
  searchResultFixture,
  similarResultFixture,
  spokenSnippetFixture,
  voiceFixture,
  voiceListingFixture,
} from '@voice-rankings/testkit'
import type { ReactNode } from 'react'
import { AnalysisPanel } from '../analysis/index.ts'
import { DownloadButton } from '../downloads/index.ts'
import { overviewHandlers } from '../overview/testing/overviewHandlers.ts'
import { VoiceOverviewDialog } from '../overview/index.ts'
import { VoiceSearch } from '../search/index.ts'
import { LoginDialog } from '../session/index.ts'
import { ShareMenu } from '../share/index.ts'
import { SimilarVoices, SimilarVoicesCard } from '../similar/index.ts'
import { NowPlaying } from '../voices/index.ts'
import type { Shown } from './everyStory.tsx'

const client = createFakeClient({
  ...overviewHandlers,
  'voices.search': () => searchResultFixture([voiceListingFixture()]),
  'voices.similar': () => similarResultFixture(),
})
const voice = voiceFixture({ voice_sample_url: null })

const wired = (name: string, node: ReactNode): Shown => ({
  name: `${name}, wired`,
  options: { client },
  render: () => node,
})

/** Connected components whose stories only show their views. */
export const WIRED: readonly Shown[] = [
  wired('AnalysisPanel', <AnalysisPanel voice={voice} />),
  wired('DownloadButton', <DownloadButton voice={voice} snippet={spokenSnippetFixture()} />),
  wired('LoginDialog', <LoginDialog />),
  wired('NowPlaying', <NowPlaying />),
  wired('ShareMenu', <ShareMenu voice={voice} />),
  wired('SimilarVoices', <SimilarVoices voiceId={voice.voice_id} />),
  wired('SimilarVoicesCard', <SimilarVoicesCard voiceId={voice.voice_id} />),
  wired('VoiceOverviewDialog', <VoiceOverviewDialog voice={voice} open onOpenChange={() => {}} />),
  wired('VoiceSearch', <VoiceSearch onSelect={() => {}} />),
]
