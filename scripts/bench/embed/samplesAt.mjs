import { DURATION_MS, SAMPLE_PEAKS } from './sound.mjs'

/** Response of `voices.samples` for comma-separated voice paths: a distinct voice for each number at the end of a path. */
export const samplesAt = (paths) => ({
  samples: paths.split(',').map((path) => {
    const [voice_service, voice_gender, voice_speaker_id] = path.split('/')
    const n = Number(/\d+$/.exec(path))
    return {
      voice_name: `Voice ${n}`,
      voice_service,
      voice_gender,
      voice_speaker_id,
      voice_sample_url: `/sound-${n}.wav`,
      voice_sample_duration: DURATION_MS,
      voice_sample_peaks: SAMPLE_PEAKS.map((peak) => (peak + n) % 100),
    }
  }),
})
