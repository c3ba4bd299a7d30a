export { DesignedVoices, useVoiceDesigner, VoiceDesigner, VoiceDesignerView } from '../designer/index.ts'
export type {
  DesignedVoicesProps,
  DesignerMessages,
  DesignPreviewState,
  DesignSaving,
  DesignState,
  SpokenDesign,
  VoiceDesignerModel,
  VoiceDesignerOptions,
  VoiceDesignerProps,
  VoiceDesignerViewProps,
} from '../designer/index.ts'
