import type { Speak } from './speak.ts'

/** Speech of a stand-in where only its form matters: a tone of 100 ms for each token. */
export const toneSpeech: Speak = ({ text }) => {
  const words = (text.match(/\S+/gu) ?? []).map((word, n) => ({ word, startMs: 100 * n, endMs: 100 * n + 100 }))
  const samples = Float32Array.from({ length: 2400 * words.length }, (_, n) => 0.5 * Math.sin(n / 20))
  return Promise.resolve({ samples, sampleRate: 24_000, words })
}
