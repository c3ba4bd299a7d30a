import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { applyLexicon } from '../lexicon/applyLexicon.ts'
import { createMatcher } from '../lexicon/createMatcher.ts'
import { lexiconEntry } from '../lexicon/testing/lexiconEntry.ts'
import { dedupeKey } from './dedupeKey.ts'

const SETTINGS = { voice_id: 'anna', text: 'a b', languageCode: 'en', speed: 1, instructions: null, privateTo: null }

const speaker = { voiceId: 'anna', languageCode: 'en', phonemes: false }
const keyWith = (...entries: Parameters<typeof lexiconEntry>[0][]) =>
  dedupeKey({ ...SETTINGS, said: applyLexicon(SETTINGS.text, createMatcher(entries.map(lexiconEntry)), speaker) })

describe('dedupeKey', () => {
  it('of a text without matched entries is the hash of the settings alone', () => {
    const hash = createHash('sha256').update('["anna","a b","en",1,null,null]').digest('base64url')
    expect(dedupeKey(SETTINGS)).toBe(hash)
    expect(keyWith({ term: 'c' })).toBe(hash)
  })

  it('contains the matched entries and nothing else of the lexicon', () => {
    const key = keyWith({ term: 'a', respelling: 'x' })
    expect(key).not.toBe(dedupeKey(SETTINGS))
    expect(keyWith({ term: 'a', respelling: 'x', lexicon_entry_id: 'other' }, { term: 'c' })).toBe(key)
    expect(keyWith({ term: 'a', respelling: 'y' })).not.toBe(key)
    expect(keyWith({ term: 'a', respelling: 'x' }, { term: 'b' })).not.toBe(key)
  })
})
