// Measurements of a voice from one clip
export { voiceProfile, type VoiceProfile } from './voiceProfile.ts'
export { describe, type VoiceDescription } from './describe.ts'
export { USE_CASES, type DescribedProfile, type UseCase } from './useCases.ts'
export {
  bestFor,
  createVoiceScale,
  createVoiceScales,
  FIXED_SCALE,
  labelVoice,
  type ComparedVoice,
  type VoiceLabels,
  type VoiceScale,
} from './voiceScale.ts'
export { energyLabel, intensityLabel, pitchLabel, pitchRangeLabel, rateLabel, vocalFryLabel } from './labels.ts'
export { energy, ENERGY_RANGES, type EnergyIngredients } from './energy.ts'

// Analysis of a clip for display
export { analyseClip, analyseClipSteps, MOST_SAMPLES, type AnalysisSample, type ClipAnalysis } from './analyseClip.ts'
export { overallResults, type OverallResults } from './overallResults.ts'
export { ASSUMED_PITCH_HZ, HEARD_ABOVE_DB, shownPitch, type ShownPitch } from './shownPitch.ts'
export { wordRows, type WordRow } from './wordRows.ts'

// Comparison of voices
export { createSimilarity, type Similarity } from './createSimilarity.ts'
export type { Voiceprint } from './voiceprint.ts'

// Pitch, creak and rate of a whole clip
export { medianPitchHz } from './medianPitchHz.ts'
export { PITCH_HOP_MS, pitchTrack, type PitchTrack } from './pitchTrack.ts'
export { creak } from './creak.ts'
export { countWords, speakingRate, type TimedWord } from './speakingRate.ts'
export { mfcc, MFCC_COUNT } from './mfcc.ts'
export { timbre, TIMBRE_COUNT } from './timbre.ts'
export type { UnmeasuredPitch } from './unmeasuredPitch.ts'
export { voiceFrames, type VoiceFrames } from './voiceFrames.ts'
export { voiceTrack, type VoiceTrack } from './voiceTrack.ts'

// Loudness and mastering
export { loudness, LUFS_OFFSET, type Loudness } from './loudness.ts'
export { averageIntensityPercent, perceptualLoudnessPercent } from './loudnessPercent.ts'
export { truePeakDbtp } from './truePeak.ts'
export {
  levelForListening,
  levellingGain,
  LISTENING_LUFS,
  LISTENING_TRUE_PEAK_DBTP,
  type ListeningLevel,
} from './levelForListening.ts'

// Live measurements
export { acceptPitch, PITCH_ACCEPTANCE } from './acceptPitch.ts'
export { isVocalFry, VOCAL_FRY_BAND } from './isVocalFry.ts'
export { intensityDb, SILENCE_DB } from './intensityDb.ts'

// Waveforms and transforms
export { computeMelody } from './computeMelody.ts'
export { melodyTrack } from './melodyTrack.ts'
export { computePeaks } from './computePeaks.ts'
export { resample } from './resample.ts'
export { createFft, type Fft } from './createFft.ts'
