import { api } from '@voice-rankings/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildRequest } from './buildRequest.ts'
import { InputError } from './clientError.ts'

const BASE = 'https://voices.example'

/** What a server reads in the address: the segments of the path and the query. */
function asServerReads(path: string): { segments: string[]; query: Record<string, string> } {
  const { pathname, searchParams } = new URL(path, BASE)
  return { segments: pathname.slice(1).split('/').map(decodeURIComponent), query: Object.fromEntries(searchParams) }
}

/** Text that can stand in an address at all: whole characters, not only dots. */
const segment = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text))

describe('the address of a call', () => {
  test('whatever a voice is called, the server reads that name and the path keeps its shape', () => {
    fc.assert(
      fc.property(segment, segment, segment, (voice_service, voice_gender, voice_speaker_id) => {
        const { path } = buildRequest(api.voices.get, { voice_service, voice_gender, voice_speaker_id })
        const expected = ['api', 'v1', 'voice', voice_service, voice_gender, voice_speaker_id]
        expect(asServerReads(path).segments).toEqual(expected)
      }),
    )
  })

  test('whatever is searched, the server reads it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (search) => {
        const { path } = buildRequest(api.voices.search, { search })
        expect(asServerReads(path).query).toEqual({ search })
      }),
    )
  })

  test.each(['', '.', '..', '\uD800', 'a\uDC00'])('%j cannot stand for a voice', (voice_speaker_id) => {
    const input = { voice_service: 'flite', voice_gender: 'female', voice_speaker_id }
    expect(() => buildRequest(api.voices.get, input)).toThrow(InputError)
  })
})

test('what is sent says what is wanted back, and of a body what it is', () => {
  const { init: read } = buildRequest(api.server.health, {})
  expect(read.headers).toEqual({ accept: 'application/json' })
  const { init: change } = buildRequest(api.ratings.save, { voice_id: 'a', voice_text: 'b', vote_value: 5 })
  expect(change.headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' })
})
