export {
  createPitchDetector,
  type PitchDetector,
  type PitchDetectorSettings,
  type RawPitch,
} from './createPitchDetector.ts'
export {
  createLiveReader,
  liveCreakLength,
  LIVE_HIGH_PASS_HZ,
  LIVE_RATE,
  LIVE_WINDOW,
  liveWindowLength,
  type LiveReading,
} from './createLiveReader.ts'
