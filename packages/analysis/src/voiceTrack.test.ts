import { describe, expect, it } from 'vitest'
import { highPass } from './bandPass.ts'
import { filterTwice } from './filterTwice.ts'
import { quantile } from './quantile.ts'
import { joined, noise, rungPulses, scaledTo, sine, syllables, whispers } from './testing/signals.ts'
import { voiceTrack } from './voiceTrack.ts'

const RATE = 16_000
const MOUTH = [600, 1_200, 2_500]
const voice = (pitchHz: number, seconds = 3) => syllables(seconds, RATE, { pitchHz, formants: MOUTH })
const silence = (seconds: number) => new Float32Array(seconds * RATE)
const mixed = (...clips: readonly Float32Array[]) =>
  clips[0]!.map((_, i) => clips.reduce((sum, clip) => sum + clip[i]!, 0))
/** Tones of the given frequencies (Hz), each of an amplitude. */
const tones = (seconds: number, hz: readonly number[], amplitude: number) =>
  mixed(...hz.map((one, n) => sine(seconds, RATE, one, amplitude, n)))
/** Three seconds of a voice, a pause of as many, and the voice again. */
const withPause = (pitchHz: number) => joined(voice(pitchHz), silence(3), voice(pitchHz))
const withClick = (clip: Float32Array) => clip.map((sample, i) => (i === 20_000 ? 1 : sample))
/** Chords of a low bass, one second each. */
const music = (seconds: number) =>
  joined(
    ...Array.from({ length: seconds }, (_, n) => {
      const bass = [55, 49, 65.4][n % 3]!
      return tones(1, [bass, 2 * bass, 3 * bass, 5 * bass], 0.006).map((one, i) => one * Math.exp(-i / RATE))
    }),
  )
/** The sound of a telephone, without the fundamental. */
const byTelephone = (clip: Float32Array) => {
  const high = highPass(700, RATE)
  const output = filterTwice(clip, high, high, new Float32Array(clip.length))
  return filterTwice(output, high, high, output)
}
const medianOf = (clip: Float32Array) =>
  quantile(
    voiceTrack(clip, RATE).pitchHz.filter((hz) => hz > 0),
    0.5,
  )

const FAULTS: Readonly<Record<string, (pitchHz: number) => Float32Array>> = {
  noise: (hz) => mixed(voice(hz), noise(3, RATE, 0.02)),
  'a pause full of noise': (hz) => mixed(withPause(hz), noise(9, RATE, 0.02)),
  'a pause full of hum of 50 Hz': (hz) => mixed(withPause(hz), tones(9, [50, 100, 150, 250], 0.02)),
  'hum of 50 Hz as loud as the voice': (hz) => mixed(withPause(hz), tones(9, [50, 100, 150, 250], 0.1)),
  'hum of 60 Hz as loud as the voice': (hz) => mixed(withPause(hz), tones(9, [60, 120, 180, 300], 0.1)),
  music: (hz) => mixed(withPause(hz), music(9)),
  'a full-scale click in a quiet clip': (hz) => withClick(scaledTo(voice(hz), 0.01)),
  'rumble below 20 Hz': (hz) => mixed(voice(hz), sine(3, RATE, 15, 0.4)),
  'a constant offset': (hz) => voice(hz).map((sample) => sample + 0.3),
  clipping: (hz) => voice(hz).map((sample) => Math.max(-0.1, Math.min(0.1, sample))),
}

describe('voiceTrack', () => {
  it.each(Object.keys(FAULTS).flatMap((fault) => [90, 103, 145, 220].map((hz) => [hz, fault] as const)))(
    'measures the pitch of a voice at %d Hz with %s within 3 percent',
    (hz, fault) => {
      expect(Math.abs(medianOf(FAULTS[fault]!(hz)) / medianOf(voice(hz)) - 1)).toBeLessThan(0.03)
    },
  )

  it.each([45, 50, 55, 60])('measures a voice at %d Hz within 3 percent', (hz) => {
    expect(Math.abs(medianOf(voice(hz)) / hz - 1)).toBeLessThan(0.03)
  })

  it('knows where the voice is whose pitch it cannot measure', () => {
    const { pitchHz, voiced } = voiceTrack(byTelephone(voice(100)), RATE)
    expect(pitchHz.every((hz) => hz === 0)).toBe(true)
    expect(voiced.includes(1)).toBe(true)
  })

  it.each([
    ['no speech', 'too-short', silence(1)],
    ['no samples', 'too-short', silence(0)],
    ['80 ms of a voice', 'too-short', voice(130, 0.08)],
    ['noise alone', 'noise', noise(3, RATE)],
    ['a whisper', 'whisper', whispers(4, RATE, { formants: MOUTH })],
    ['a deep voice without its low band', 'range', byTelephone(voice(100))],
    [
      'a deep voice without its low band, of which harmonics are found',
      'range',
      joined(byTelephone(voice(90, 2)), byTelephone(voice(380, 4))),
    ],
    ['a whisper over hum', 'whisper', mixed(whispers(4, RATE, { formants: MOUTH }), tones(4, [50, 100, 150], 0.03))],
    [
      'a voice of 38 Hz',
      'range',
      rungPulses(
        3,
        RATE,
        Array.from({ length: 110 }, (_, n) => 0.01 + n / 38),
        MOUTH,
      ),
    ],
  ] as const)('reports no pitch of %s, but the reason %s', (_, reason, clip) => {
    const { unmeasured, pitchHz } = voiceTrack(clip, RATE)
    expect(unmeasured).toBe(reason)
    expect(pitchHz.every((hz) => hz === 0)).toBe(true)
  })

  it('reports the creak of a voice that is too low for a pitch', () => {
    const pulses = Array.from({ length: 110 }, (_, n) => 0.01 + n / 38)
    expect(voiceTrack(rungPulses(3, RATE, pulses, MOUTH), RATE).creaky.includes(1)).toBe(true)
  })

  it('counts a pause full of noise as a pause', () => {
    const { active } = voiceTrack(mixed(withPause(130), noise(9, RATE, 0.02)), RATE)
    const inPause = active.subarray(320, 580)
    expect(inPause.reduce((sum, on) => sum + on, 0) / inPause.length).toBeLessThan(0.02)
  })

  it('measures the voices of a man and a woman in one clip', () => {
    expect(voiceTrack(joined(voice(100, 3), voice(200, 2)), RATE).unmeasured).toBeNull()
  })

  it('keeps a monotone voice at twice the frequency of the mains', () => {
    const monotone = rungPulses(
      3,
      RATE,
      Array.from({ length: 290 }, (_, n) => 0.01 + n / 100),
      MOUTH,
    )
    expect(medianOf(monotone)).toBeCloseTo(100, 0)
  })
})
