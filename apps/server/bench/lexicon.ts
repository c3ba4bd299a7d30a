import { applyLexicon } from '../src/features/lexicon/applyLexicon.ts'
import { createMatcher } from '../src/features/lexicon/createMatcher.ts'
import { lexiconEntry } from '../src/features/lexicon/testing/lexiconEntry.ts'
import { quantile } from '../src/features/speech/testing/quantile.ts'
import { createRandom } from '../src/testing/createRandom.ts'

/**
 * Duration of applying 200 pronunciations to a text of 1,000 characters, beside a replacement by one regular expression
 * of all terms, which knows neither languages nor voices: `node bench/lexicon.ts [rounds]`. Fails above a ratio.
 */
const ROUNDS = Number(process.argv[2] ?? 2000)
const ENTRIES = 200
const CHARACTERS = 1000
const LIMIT_RATIO = 30

const random = createRandom(7)
const letters = 'etaoinshrdlu'
const word = () =>
  Array.from({ length: 3 + Math.floor(random() * 6) }, () => letters[Math.floor(random() * 12)]).join('')
const terms = Array.from({ length: ENTRIES }, (_, index) => (index % 4 === 0 ? `${word()} ${word()}` : word()))
const entries = terms.map((term, index) => lexiconEntry({ term, lexicon_entry_id: String(index) }))
const speaker = { voiceId: 'anna', languageCode: 'en', phonemes: false }
const matcher = createMatcher(entries)
const respellings = new Map(entries.map(({ term, respelling }) => [term, respelling ?? '']))
const longestFirst = terms.toSorted((a, b) => b.length - a.length)
const expression = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/** A text in which every fifth word is a term. */
function newText(): string {
  let text = ''
  while (text.length < CHARACTERS) text += `${random() < 0.2 ? terms[Math.floor(random() * ENTRIES)] : word()} `
  return text.slice(0, CHARACTERS)
}

const own: number[] = []
const peer: number[] = []
let different = 0
for (let round = 0; round < ROUNDS; round += 1) {
  const text = newText()
  const said = timed(own, () => applyLexicon(text, matcher, speaker).text)
  const replaced = timed(peer, () => text.replaceAll(expression, (term) => respellings.get(term.toLowerCase()) ?? ''))
  if (said !== replaced) different += 1
}
const [middle, high] = [quantile(own, 0.5), quantile(own, 0.99)]
const ratio = middle / quantile(peer, 0.5)
console.log(`\nPronunciations: ${ENTRIES} entries, text of ${CHARACTERS} characters`)
console.log(`  ${middle.toFixed(3)} ms (p99 ${high.toFixed(3)} ms), ${ratio.toFixed(1)} times a regular expression`)
if (ratio > LIMIT_RATIO || different > 0) {
  console.error(`  Above ${LIMIT_RATIO} times, or ${different} texts are not as the regular expression writes them.`)
  process.exitCode = 1
}

function timed<Result>(times: number[], work: () => Result): Result {
  const startedAt = performance.now()
  const result = work()
  times.push(performance.now() - startedAt)
  return result
}
