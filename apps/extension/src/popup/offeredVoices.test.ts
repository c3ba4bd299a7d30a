import { expect, it } from 'vitest'
import { offeredVoices } from './offeredVoices.ts'

const voice = (voice_id: string, voice_name: string, language: string) => ({
  voice_id,
  voice_name,
  voice_service: 'espeak',
  voice_language_codes: [language],
})
const OWN = [voice('1', 'My deep voice', 'en-GB'), voice('2', 'Meine Stimme', 'de'), voice('3', 'My thin voice', 'en')]
const FOUND = [voice('4', 'Ann', 'en-US')]

it.each([
  ['en', '', ['1', '3', '4']],
  ['de', '', ['2', '4']],
  ['fr', '', ['4']],
  ['fr', ' DEEP ', ['1', '4']],
  ['en', 'nothing', ['4']],
])(
  'a page in %s and the words %o are offered the voices %o, those of the account first',
  (languageCode, words, ids) => {
    const offered = offeredVoices(FOUND, OWN, { languageCode, words })
    expect(offered.map(({ voice_id }) => voice_id)).toEqual(ids)
    expect(offered.map(({ isOwn }) => isOwn === true)).toEqual(ids.map((id) => id !== '4'))
  },
)
