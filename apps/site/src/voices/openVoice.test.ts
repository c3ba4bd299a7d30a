import { voicePath } from '@voice-rankings/contract'
import { voiceListingFixture } from '@voice-rankings/testkit'
import { describe, expect, test } from 'vitest'
import { isSameCatalogue, openAmong, openVoiceOf, withOpenVoice } from './openVoice.ts'

const voice = voiceListingFixture()
const { voice_service, voice_gender, voice_speaker_id } = voice
const BASE = voicePath(voice)
const at = (href: string) => {
  const { pathname, search, hash } = new URL(href, 'https://voices.example')
  return openVoiceOf({ pathname, search, hash })
}

describe('openVoiceOf', () => {
  test.each([
    [BASE, 'generate', null],
    [`${BASE}/details`, 'details', null],
    [`${BASE}/similar`, 'similar', null],
    [`${BASE}/analysis?snippet=q7c1v9`, 'analysis', 'q7c1v9'],
  ])('opens %s with the view %s and snippet %s', (href, view, snippetId) => {
    expect(at(href)).toEqual({ voicePath: { voice_service, voice_gender, voice_speaker_id }, view, snippetId })
  })

  test.each(['de+f2--slow', 'a b', '100%', 'ä/ö'])('decodes the voice name %s', (voice_speaker_id) => {
    const named = { voice_service, voice_gender, voice_speaker_id }
    expect(at(voicePath(named))).toEqual({ voicePath: named, view: 'generate', snippetId: null })
  })

  test.each([
    '/voice/flite/female/100%',
    `${BASE}/compare?with=other`,
    `${BASE}/chat`,
    '/voices?gender=female',
    '/voice/flite/robot/slt',
    'https://elsewhere.example/about',
  ])('returns null for %s, which is a page', (href) => expect(at(href)).toBeNull())
})

const url = (search: string) => new URL(`https://voices.example/voices${search}`)

describe('catalogue below an open voice', () => {
  test.each([BASE, `${BASE}/details`, `${BASE}?snippet=q7c1v9`])('finds the voice of %s in the list', (href) => {
    const search = withOpenVoice('?gender=female', href)
    expect(openAmong([voice], search)).toBe(voice)
    expect(openAmong([], search)).toBeUndefined()
    expect(openAmong([voice], '?gender=female')).toBeUndefined()
  })

  test.each([
    ['?gender=female', withOpenVoice('?gender=female', BASE), true],
    [withOpenVoice('', BASE), withOpenVoice('', `${BASE}/details`), true],
    [withOpenVoice('?page=2', BASE), '?page=2', true],
    ['?gender=female', withOpenVoice('?gender=male', BASE), false],
  ])('isSameCatalogue of %s and %s is %s', (one, other, isSame) => {
    expect(isSameCatalogue(url(one), url(other))).toBe(isSame)
  })
})
