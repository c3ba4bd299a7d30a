import { type Aligner, type Alignment, createAligner } from '../../src/features/alignment/createAligner.ts'
import { FESTIVAL_VOICES, speakFestival, type TrueSpeech } from '../../src/features/alignment/testing/festival.ts'
import { readHumanSpeech, RECOGNIZER } from '../../src/features/alignment/testing/humanSpeech.ts'
import { ENGLISH_TEXTS } from '../../src/features/alignment/testing/texts.ts'
import { createEngines } from '../../src/features/catalogue/createEngines.ts'
import { passageFor } from '../../src/features/catalogue/passages.ts'
import { findProgram } from '../../src/features/downloads/findProgram.ts'
import { splitSentences } from '../../src/features/speech/text/splitSentences.ts'
import { splitTokens } from '../../src/features/speech/text/tokens.ts'
import type { Measure, Row } from './row.ts'

/** Speech with a text, and the place from which the text is not what is said; undefined for the right text. */
interface Case {
  readonly kind: string
  readonly name: string
  readonly languageCode: string
  readonly gender: 'female' | 'male'
  readonly audio: TrueSpeech['audio']
  readonly text: string
  /** Index of the token; undefined for the right text. */
  readonly token?: number
}

/** Most words between the reported place and the true one. */
const NEAR_WORDS = 2

/** Counts right texts that are accepted, wrong ones that are found, and those whose place is found. */
export function misfits(folder: string, festivalInstalled: boolean): Measure {
  return {
    async rows() {
      const engines = createEngines()
      const aligner = createAligner(engines.filter(({ id }) => id === 'espeak' || id === 'flite'))
      const counts = new Map<string, { all: number; right: number; near: number }>()
      try {
        for (const one of casesOf(folder, festivalInstalled)) {
          const found = await align(aligner, one)
          const count = counts.get(one.kind) ?? { all: 0, right: 0, near: 0 }
          const isRight = (found.misfit === undefined) === (one.token === undefined)
          const isNear = Math.abs(tokenAt(one.text, found.misfit?.offset) - (one.token ?? 0)) <= NEAR_WORDS
          counts.set(one.kind, {
            all: count.all + 1,
            right: count.right + Number(isRight),
            near: count.near + Number(isRight && isNear),
          })
          if (!isRight || (one.token !== undefined && !isNear)) {
            console.error(
              `${one.kind}, ${one.name}: word ${one.token ?? 'none'}, found ${found.misfit ? tokenAt(one.text, found.misfit.offset) : 'none'} of ${splitTokens(one.text).length}`,
            )
          }
        }
      } finally {
        await Promise.all([aligner.close(), ...engines.map((engine) => engine.close())])
      }
      return [...counts].flatMap(([kind, count]) => rowsOf(kind, count))
    },
  }
}

function rowsOf(kind: string, { all, right, near }: { all: number; right: number; near: number }): Row[] {
  const share = (count: number) => (100 * count) / all
  const row = (goal: string, floor: number, count: number): Row => ({
    goal,
    unit: '%',
    floor,
    aim: 100,
    better: 'more',
    measured: share(count),
    note: `${count} of ${all} recordings`,
  })
  if (kind === 'right') return [row('right texts accepted', 98, right)]
  return [
    row(`texts with ${kind} found`, 75, right),
    ...(kind === 'another text' ? [] : [row(`their place, within ${NEAR_WORDS} words`, 75, near)]),
  ]
}

const align = (aligner: Aligner, { text, audio, languageCode, gender }: Case): Promise<Alignment> =>
  aligner.align({ text, audio, languageCode, gender })

const tokenAt = (text: string, offset = 0): number => splitTokens(text.slice(0, offset)).length

/** Recordings with their text and with others made from it. */
function* casesOf(folder: string, festivalInstalled: boolean): Generator<Case> {
  for (const { name, languageCode, gender, encoding } of festivalInstalled ? FESTIVAL_VOICES : []) {
    const isEnglish = languageCode === 'en-US'
    const texts = [passageFor(languageCode).text, ...(isEnglish ? ENGLISH_TEXTS : [])]
    const said = texts.map((text) => speakFestival(folder, { name, languageCode, gender, encoding }, text))
    const voice = { name, languageCode, gender }
    for (const [index, { text, audio }] of said.entries()) {
      yield* variantsOf({ ...voice, audio }, text, said[(index + 1) % said.length]!.text)
    }
    for (const sentence of isEnglish ? sentencesOf(texts.join(' ')) : []) {
      const alone = speakFestival(folder, { name, languageCode, gender, encoding }, sentence)
      yield* shortVariantsOf({ ...voice, audio: alone.audio }, alone.text)
    }
  }
  for (const { text, audio } of findProgram(RECOGNIZER) ? readHumanSpeech(folder) : []) {
    yield* shortVariantsOf({ name: 'a reader', languageCode: 'en-US', gender: 'male', audio }, text)
  }
}

type Voice = Pick<Case, 'name' | 'languageCode' | 'gender' | 'audio'>

const sentencesOf = (text: string): string[] => splitSentences(splitTokens(text)).map((words) => words.join(' '))

/** Variants of a text of several sentences. */
function* variantsOf(voice: Voice, text: string, other: string): Generator<Case> {
  const sentences = sentencesOf(text)
  const firstToken = (count: number) => splitTokens(sentences.slice(0, count).join(' ')).length
  const middle = sentences.length >> 1
  yield { ...voice, kind: 'right', text }
  if (other !== text) yield { ...voice, kind: 'another text', text: other, token: 0 }
  const lacking = sentences.toSpliced(middle, 1).join(' ')
  yield { ...voice, kind: 'a sentence missing', text: lacking, token: firstToken(middle) }
  const addition = sentencesOf(other === text ? sentences[0]! : other)[0]!
  const added = sentences.toSpliced(middle, 0, addition).join(' ')
  yield { ...voice, kind: 'a sentence too many', text: added, token: firstToken(middle) }
  yield {
    ...voice,
    kind: 'a sentence too many at the end',
    text: `${text} ${addition}`,
    token: splitTokens(text).length,
  }
}

/** Variants of a single sentence. */
function* shortVariantsOf(voice: Voice, text: string): Generator<Case> {
  yield { ...voice, kind: 'right', text }
  const [addition] = sentencesOf(ENGLISH_TEXTS.find((one) => !one.includes(text)) ?? '')
  yield {
    ...voice,
    kind: 'a sentence too many at the end',
    text: `${text} ${addition ?? ''}`,
    token: splitTokens(text).length,
  }
  yield { ...voice, kind: 'another text', text: addition ?? '', token: 0 }
}
