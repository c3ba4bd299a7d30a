import { describe, expect, it } from 'vitest'
import { messages } from './messages.ts'
import { LOCALES, textsFor } from './texts.ts'

type Texts = Readonly<Record<string, Readonly<Record<string, string | ((...numbers: number[]) => string)>>>>

/** All texts by their keys. */
const flat = (texts: Texts) =>
  Object.entries(texts).flatMap(([group, own]) =>
    Object.entries(own).map(
      ([key, text]) => [`${group}.${key}`, typeof text === 'function' ? text(2, 7) : text] as const,
    ),
  )
const original = new Map(flat(messages))

describe.each(Object.entries(LOCALES).filter(([language]) => language !== 'en'))(
  'the texts in %s',
  (language, texts) => {
    it('all differ from the English ones', () => {
      expect(flat(texts).filter(([key, text]) => original.get(key) === text)).toEqual([])
    })

    it('are those of a browser in this language', () => {
      expect(textsFor(`${language}-XX`).texts).toBe(texts)
    })
  },
)

it('are English in a browser of another language', () => {
  expect(textsFor('fi').texts).toBe(messages)
})

it('have a narrow space before the double punctuation of French', () => {
  expect(flat(LOCALES['fr'] ?? {}).filter(([, text]) => / ?[?!;]|[^\u202F]:(?!\/\/|\d)/u.test(text))).toEqual([])
})
