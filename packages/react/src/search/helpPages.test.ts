import { describe, expect, it } from 'vitest'
import { helpFor } from './helpPages.ts'
import type { HelpTopic } from './helpPages.ts'
import { searchMessages } from './messages.ts'

const TOPICS = Object.keys(searchMessages.help) as HelpTopic[]
const pages = TOPICS.map((topic) => ({ topic, path: `/${topic}` }))
const japanese = { ...searchMessages, help: { ...searchMessages.help, compare: { title: '比較', words: '比較 違い' } } }
const MESSAGES = { en: searchMessages, ja: japanese }

describe('pages of help', () => {
  it.each([
    ['en', 'API', ['api']],
    ['en', 'comparing voices', ['compare']],
    ['en', 'docu', ['docs']],
    ['en', 'how is a score measured?', ['about']],
    ['en', 'help', ['docs', 'about']],
    ['en', 'rapid calm', []],
    ['en', 'no', []],
    ['ja', '比較の方法', ['compare']],
  ] as const)('in %s for "%s" are %j', (language, text, expected) => {
    expect(helpFor(text, pages, MESSAGES[language]).map(({ topic }) => topic)).toEqual(expected)
  })
})
