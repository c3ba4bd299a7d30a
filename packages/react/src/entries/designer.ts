export { DesignedVoices, VoiceDesigner } from '../designer/index.ts'
export type {
  DesignedVoicesProps,
  DesignerMessages,
  DesignPreviewState,
  DesignSaving,
  DesignState,
  SpokenDesign,
  VoiceDesignerOptions,
  VoiceDesignerProps,
} from '../designer/index.ts'
