import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestedText } from '../overview/suggestions/index.ts'
import { CATALOGUE_LANGUAGES } from '../testing/catalogueLanguages.ts'
import { englishMessages } from '../testing/englishMessages.ts'
import { arabicMessages } from './arabic.ts'
import { frenchMessages } from './french.ts'
import { germanMessages } from './german.ts'
import { japaneseMessages } from './japanese.ts'
import { spanishMessages } from './spanish.ts'
import { detectLanguage } from '../textLanguage/detectLanguage.ts'
import { lengthOf, MIN_LENGTH } from '../textLanguage/textLength.ts'

interface Sample {
  language: string
  text: string
}

const KINDS = ['audiobook', 'news', 'phoneMenu', 'numbers'] as const

const sentencesOf = (language: string, text: string): readonly Sample[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => ({ language, text: segment.trim() }))
    .filter((sample) => lengthOf(sample.text) >= MIN_LENGTH)

/** Texts of a tree of messages; those made by functions are left out. */
function textsIn(messages: unknown): readonly string[] {
  if (typeof messages === 'string') return [messages]
  return typeof messages === 'object' && messages !== null ? Object.values(messages).flatMap(textsIn) : []
}

/** Sentences of ordinary speech in the languages of the catalogue. */
const SPOKEN = CATALOGUE_LANGUAGES.flatMap((language) =>
  KINDS.flatMap((kind) => sentencesOf(language, suggestedText(language, kind))),
)

/** Short sentences with technical terms. */
const TECHNICAL = Object.entries({
  en: englishMessages,
  de: germanMessages,
  fr: frenchMessages,
  es: spanishMessages,
  ja: japaneseMessages,
  ar: arabicMessages,
}).flatMap(([language, messages]) => textsIn(messages).flatMap((text) => sentencesOf(language, text)))

/** Share of pairs of a sentence and a voice of another language that are told apart. */
function toldShare(samples: readonly Sample[], languages: readonly string[]): number {
  const pairs = samples.flatMap(({ language, text }) => {
    const found = detectLanguage(text)
    return languages.flatMap((other) => (other === language ? [] : [found?.isOtherThan([other]) ?? false]))
  })
  return pairs.filter(Boolean).length / pairs.length
}

const toldOfOwn = (samples: readonly Sample[]) =>
  samples.filter(({ language, text }) => detectLanguage(text)?.isOtherThan([language]))

describe('the language of a text', () => {
  it('is not taken for another in sentences of the languages of the catalogue', () => {
    expect(SPOKEN.length).toBeGreaterThan(140)
    expect(toldOfOwn(SPOKEN)).toEqual([])
  })

  it('is not taken for another in short sentences with technical terms', () => {
    expect(TECHNICAL.length).toBeGreaterThan(300)
    expect(toldOfOwn(TECHNICAL)).toEqual([])
  })

  it('is told from those of most other voices of the catalogue', () => {
    expect(toldShare(SPOKEN, CATALOGUE_LANGUAGES)).toBeGreaterThan(0.9)
    expect(toldShare(TECHNICAL, CATALOGUE_LANGUAGES)).toBeGreaterThan(0.9)
  })

  it.each([
    ['en', 'Bonjour, she said, and then she went home to her mother.'],
    ['de', 'Das neue Update für dein Smartphone ist ready to download im App Store.'],
    ['en', 'Anna Kowalski, Giuseppe Verdi, Jean-Luc Picard, Angela Merkel and Pablo Picasso'],
    ['en', 'Read https://www.exemple.fr/bonjour/tout/le/monde and write to bonjour@exemple.fr'],
    ['es', 'El Real Madrid ganó la Champions League en el estadio de Wembley.'],
    ['gl', 'O galego é unha lingua románica falada en Galicia.'],
    ['nn', 'Eg bur i Bergen og arbeider på eit sjukehus i sentrum.'],
    ['sr-Latn', 'Dobro došli! Ja sam vaš lični glasovni asistent.'],
    ['sr', 'Добро дошли! Ја сам ваш лични гласовни асистент.'],
    ['cmn-CN', '欢迎！我是您的个人语音助手，很高兴认识您。'],
    ['ja', '東京都千代田区永田町一丁目七番一号'],
    ['sw', 'Karibu! Mimi ni msaidizi wako binafsi wa sauti.'],
    ['not a language', 'Bonjour, je suis votre assistant vocal personnel.'],
  ])('%s is not told from: %s', (language, text) => {
    expect(detectLanguage(text)?.isOtherThan([language]) ?? false).toBe(false)
  })

  it.each([
    ['fr', 'Bonjour, je suis votre assistant vocal personnel.'],
    ['de', 'Ich kann Ihre Nachrichten vorlesen und Ihre Fragen beantworten.'],
    ['nb', 'Jeg bor i Oslo og jobber på et sykehus i sentrum.'],
    ['id', 'Saya bisa membacakan pesan Anda dan menjawab pertanyaan Anda.'],
    ['zh', '欢迎！我是您的个人语音助手，很高兴认识您。'],
    ['ko', '안녕하세요. 저는 당신의 개인 음성 비서입니다.'],
  ])('is %s in: %s', (language, text) => {
    const found = detectLanguage(text)
    expect([found?.codes[0], found?.isOtherThan(['en-US', 'it-IT'])]).toEqual([language, true])
  })

  it('is not another if the voice speaks it besides others', () => {
    expect(detectLanguage('Bonjour, je suis votre assistant vocal.')?.isOtherThan(['en-US', 'fr-FR'])).toBe(false)
  })

  it('is unknown in a text of a few words', () => {
    expect(detectLanguage('Bonjour tout le monde')).toBeNull()
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string(), (text, code) => {
        expect([true, false, undefined]).toContain(detectLanguage(text)?.isOtherThan([code]))
      }),
    )
  })
})
