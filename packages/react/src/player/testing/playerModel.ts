import { marksFixture, melodyFixture, peaksFixture, spokenSnippetFixture } from '@voice-rankings/testkit'
import { playerMessages } from '../messages.ts'
import type { VoicePlayerModel } from '../VoicePlayerModel.ts'

const TEXT = 'The north wind and the sun were arguing which of them was stronger.'

/** Model of a player with an idle sample; its actions do nothing. */
export function playerModel(overrides: Partial<VoicePlayerModel> = {}): VoicePlayerModel {
  return {
    texts: playerMessages,
    renderSlot: (_name, own) => own,
    title: 'Clara',
    subtitle: 'Flite',
    href: '/voice/flite/female/slt--standard',
    variant: 'full',
    gender: 'female',
    languageCode: 'en-US',
    text: TEXT,
    readOnly: false,
    limit: 500,
    excess: 0,
    generation: { status: 'idle' },
    action: 'play',
    canAct: true,
    isEdited: false,
    isNewText: false,
    stage: {
      track: null,
      status: 'idle',
      text: TEXT,
      marks: marksFixture(TEXT, 3900),
      peaks: peaksFixture(),
      melody: melodyFixture(),
      durationMs: 3900,
      problem: null,
    },
    rate: 1,
    visualizer: 'wavesurfer',
    hasCaptions: true,
    resumesAtMs: null,
    fileProblem: null,
    allowance: null,
    rootRef: () => {},
    textRef: () => {},
    onAction: () => {},
    onRetry: () => {},
    onTextFocus: () => {},
    onTextChange: () => {},
    onRestore: () => {},
    onWordAt: () => {},
    onRateChange: () => {},
    onVisualizerChange: () => {},
    onCaptionsChange: () => {},
    onDownload: () => {},
    onStartOver: () => {},
    onLogin: () => {},
    ...overrides,
  }
}

/** Generation that has just succeeded. */
export const ready = { status: 'ready', snippet: spokenSnippetFixture() } as const
