import { expect, it } from 'vitest'
import { frenchTextPages } from '../texts/french.ts'
import { frenchSiteMessages } from './french.ts'

/** A value that all functions of texts accept: a list, a number in a comparison, and a text in a template. */
const VALUE = ['2']

/** All texts of a group; functions are called. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return textsOf(value(VALUE, VALUE, VALUE))
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

/** The texts of the site; those of the components are tested with them. */
const { components: _, ...groups } = frenchSiteMessages

it.each(Object.entries({ textPages: frenchTextPages, ...groups }))(
  'the French texts of %s have a narrow space before double punctuation',
  (_name, messages) => {
    const texts = textsOf(messages)
    expect(texts).not.toEqual([])
    // A colon before two slashes or a digit belongs to an address or a time of day.
    expect(texts.filter((text) => /[^\u202F](?:[;!?%»]|:(?!\/\/|\d))/u.test(text))).toEqual([])
  },
)
