import type { Span } from '../marks/placeMarks.ts'

/** A phone of flite's trace: name and end time, in seconds from the start of the utterance. */
export interface TracedPhone {
  name: string
  end: number
}

/** Parses the line printed by `-psdur`: `hh:0.255 ax:0.304 …`. */
export function parseTrace(line: string): TracedPhone[] {
  return line
    .trim()
    .split(/\s+/u)
    .map((entry) => {
      const colon = entry.lastIndexOf(':')
      return { name: entry.slice(0, colon), end: Number(entry.slice(colon + 1)) }
    })
    .filter((phone) => phone.name !== '' && Number.isFinite(phone.end))
}

const VOWEL = /^[aeiou]/u
/** Flite's silence phone. */
export const PAUSE = 'pau'

function substitutionCost(said: string, expected: string): number {
  if (said === expected) return 0
  // Running speech reduces vowels ("a" becomes ax, not ey), but rarely turns them into consonants.
  return VOWEL.test(said) === VOWEL.test(expected) ? 0.6 : 1.6
}

/**
 * Finds the span of each token in an utterance. `tokenPhones` are the phones of each token in isolation, matched to the
 * trace by edit distance. A token without phones gets no span. `scale` converts trace time to ms.
 */
export function alignPhones(
  tokenPhones: readonly (readonly string[])[],
  trace: readonly TracedPhone[],
  scale: number,
): (Span | undefined)[] {
  const expected = tokenPhones.flatMap((phones, token) => phones.map((name) => ({ name, token })))
  const said = trace
    .map((phone, index) => ({ ...phone, start: trace[index - 1]?.end ?? 0 }))
    .filter((p) => p.name !== PAUSE)

  const width = said.length + 1
  const cost = new Float64Array((expected.length + 1) * width)
  for (let j = 1; j < width; j += 1) cost[j] = j
  for (let i = 1; i <= expected.length; i += 1) {
    cost[i * width] = i
    for (let j = 1; j < width; j += 1) {
      const pair = substitutionCost(said[j - 1]?.name ?? '', expected[i - 1]?.name ?? '')
      cost[i * width + j] = Math.min(
        (cost[(i - 1) * width + j - 1] ?? 0) + pair,
        (cost[(i - 1) * width + j] ?? 0) + 1,
        (cost[i * width + j - 1] ?? 0) + 1,
      )
    }
  }

  const spans: (Span | undefined)[] = tokenPhones.map(() => undefined)
  let i = expected.length
  let j = said.length
  while (i > 0 && j > 0) {
    const phone = said[j - 1]
    const want = expected[i - 1]
    if (!phone || !want) break
    const here = cost[i * width + j] ?? 0
    const pair = substitutionCost(phone.name, want.name)
    if (Math.abs(here - (cost[(i - 1) * width + j - 1] ?? 0) - pair) < 1e-9) {
      // In the backward pass, each earlier phone of the token moves its start.
      const span = spans[want.token]
      spans[want.token] = { start: phone.start * scale, end: span?.end ?? phone.end * scale }
      i -= 1
      j -= 1
    } else if (Math.abs(here - (cost[(i - 1) * width + j] ?? 0) - 1) < 1e-9) i -= 1
    else j -= 1
  }
  return spans
}
