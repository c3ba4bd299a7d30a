import { api } from '@voice-rankings/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildRequest } from './buildRequest.ts'
import { InputError } from './clientError.ts'

const BASE = 'https://voices.example'

/** Path segments and query as parsed by a server. */
function asServerReads(path: string): { segments: string[]; query: Record<string, string> } {
  const { pathname, searchParams } = new URL(path, BASE)
  return { segments: pathname.slice(1).split('/').map(decodeURIComponent), query: Object.fromEntries(searchParams) }
}

/** A valid path segment: whole characters, not only dots. */
const segment = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text))

describe('the request of a call', () => {
  test('the server parses any name of a voice unchanged from the path', () => {
    fc.assert(
      fc.property(segment, segment, segment, (voice_service, voice_gender, voice_speaker_id) => {
        const { path } = buildRequest(api.voices.get, { voice_service, voice_gender, voice_speaker_id })
        const expected = ['api', 'v1', 'voice', voice_service, voice_gender, voice_speaker_id]
        expect(asServerReads(path).segments).toEqual(expected)
      }),
    )
  })

  test('the server parses any search term unchanged from the query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (search) => {
        const { path } = buildRequest(api.voices.search, { search })
        expect(asServerReads(path).query).toEqual({ search })
      }),
    )
  })

  test.each(['', '.', '..', '\uD800', 'a\uDC00'])('%j is rejected as a path segment', (voice_speaker_id) => {
    const input = { voice_service: 'flite', voice_gender: 'female', voice_speaker_id }
    expect(() => buildRequest(api.voices.get, input)).toThrow(InputError)
  })
})

test('the headers state the accepted type and the type of a body', () => {
  const { init: read } = buildRequest(api.server.health, {})
  expect(read.headers).toEqual({ accept: 'application/json' })
  const { init: change } = buildRequest(api.ratings.save, { voice_id: 'a', voice_text: 'b', vote_value: 5 })
  expect(change.headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' })
})
