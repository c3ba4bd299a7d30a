export { BlindTest, BlindTestView, blindMessages, useBlindTest } from '../blind/index.ts'
export type {
  BlindHeard,
  BlindMessages,
  BlindNotice,
  BlindSetting,
  BlindSide,
  BlindStage,
  BlindState,
  BlindSummary,
  BlindTestModel,
  BlindTestOptions,
  BlindTestProps,
  BlindTestViewProps,
  OpenPair,
} from '../blind/index.ts'
