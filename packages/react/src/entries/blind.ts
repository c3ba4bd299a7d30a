export { BlindStrip, BlindTest, BlindTestView, useBlindTest } from '../blind/index.ts'
export type {
  BlindHeard,
  BlindMessages,
  BlindNotice,
  BlindSetting,
  BlindSide,
  BlindStage,
  BlindState,
  BlindStripProps,
  BlindSummary,
  BlindTestModel,
  BlindTestOptions,
  BlindTestProps,
  BlindTestViewProps,
  OpenPair,
} from '../blind/index.ts'
