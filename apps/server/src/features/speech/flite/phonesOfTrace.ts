import type { PhoneSpan } from '../engine.ts'
import type { Span } from '../marks/placeMarks.ts'
import { PAUSE, type TracedPhone } from './alignPhones.ts'

/** Flite's phones (the set of the CMU dictionary, with ax for schwa) in IPA. */
const IPA: Readonly<Record<string, string>> = {
  aa: 'ɑ',
  ae: 'æ',
  ah: 'ʌ',
  ao: 'ɔ',
  aw: 'aʊ',
  ax: 'ə',
  ay: 'aɪ',
  ch: 'tʃ',
  dh: 'ð',
  eh: 'ɛ',
  er: 'ɝ',
  ey: 'eɪ',
  hh: 'h',
  ih: 'ɪ',
  iy: 'i',
  jh: 'dʒ',
  ng: 'ŋ',
  ow: 'oʊ',
  oy: 'ɔɪ',
  r: 'ɹ',
  sh: 'ʃ',
  th: 'θ',
  uh: 'ʊ',
  uw: 'u',
  y: 'j',
  zh: 'ʒ',
}

/**
 * Phones of a trace in IPA with the offsets of their tokens, pauses left out. A phone belongs to the last token that
 * begins by then. `scale` converts trace time to ms.
 */
export function phonesOfTrace(
  text: string,
  trace: readonly TracedPhone[],
  spans: readonly (Span | undefined)[],
  scale: number,
): PhoneSpan[] {
  const starts = [...text.matchAll(/\S+/gu)].flatMap(({ index }, token) => {
    const span = spans[token]
    return span ? [{ offset: index, start: span.start }] : []
  })
  return trace.flatMap(({ name, end }, index) => {
    if (name === PAUSE) return []
    const start = (trace[index - 1]?.end ?? 0) * scale
    const token = starts.findLast((one) => one.start <= start) ?? starts[0]
    return token ? [{ ipa: IPA[name] ?? name, offset: token.offset, start, end: end * scale }] : []
  })
}
