import { describe, expect, it } from 'vitest'
import { germanMessages } from '../translations/german.ts'
import { japaneseMessages } from '../translations/japanese.ts'
import { helpFor } from './helpPages.ts'
import type { HelpTopic } from './helpPages.ts'
import { searchMessages } from './messages.ts'

const TOPICS = Object.keys(searchMessages.help) as HelpTopic[]
const pages = TOPICS.map((topic) => ({ topic, path: `/${topic}` }))
const MESSAGES = { en: searchMessages, de: germanMessages.search, ja: japaneseMessages.search }

describe('pages of help', () => {
  it.each([
    ['en', 'API', ['api']],
    ['en', 'comparing voices', ['compare']],
    ['en', 'docu', ['docs']],
    ['en', 'how is a score measured?', ['about']],
    ['en', 'help', ['docs', 'about']],
    ['en', 'rapid calm', []],
    ['en', 'no', []],
    ['de', 'Vergleiche', ['compare']],
    ['ja', '比較の方法', ['compare']],
  ] as const)('in %s for "%s" are %j', (language, text, expected) => {
    expect(helpFor(text, pages, MESSAGES[language]).map(({ topic }) => topic)).toEqual(expected)
  })
})
