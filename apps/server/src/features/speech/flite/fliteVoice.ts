/** How flite makes one voice: a built-in model, shifted and stretched. */
export interface FliteVoice {
  model: 'slt' | 'rms' | 'awb' | 'kal16' | 'kal'
  /** Mean pitch to speak at, in Hz; the model rms ignores it. Default: the model's own. */
  pitchHz?: number
  /** Spread of the pitch, in Hz; default: the model's own. */
  pitchRangeHz?: number
  /** How much longer than the model's own every sound lasts; default 1. */
  stretch?: number
}
