/** Parameters of a flite voice: a built-in model with changed pitch and tempo. */
export interface FliteVoice {
  model: 'slt' | 'rms' | 'awb' | 'kal16' | 'kal'
  /** Mean pitch in Hz; ignored by the model rms. Default: the model's own. */
  pitchHz?: number
  /** Standard deviation of the pitch, in Hz. Default: the model's own. */
  pitchRangeHz?: number
  /** Duration factor of every sound; default 1. */
  stretch?: number
}
