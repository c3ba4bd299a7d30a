import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type CallName, callsByName } from './callsByName.ts'
import { ERROR_STATUS } from './errors.ts'
import { mapAxes, mapHasSound } from './map.ts'
import { textLimit } from './textLimit.ts'
import { VoiceRating } from './ratings.ts'
import { formatRange, parseRange, VoiceQuery } from './search.ts'
import { loginPagePath, loginPath, logoutPagePath, logoutPath, matchingCode, SocketMessage } from './session.ts'
import { SpeechRequest, SpeechResponse } from './speech.ts'
import { Snippet, SnippetVariant } from './snippets.ts'
import { modelName } from './modelName.ts'
import { sampleKey } from './sampleKey.ts'
import { snippetKey } from './snippetKey.ts'
import { snippetPath, voicePath } from './voicePath.ts'
import { Voice } from './voices.ts'
import { UserProfile } from './account.ts'
import { Collection } from './collections.ts'

const calls: [name: CallName, method: string, path: string][] = [
  ['account.status', 'GET', '/api/v1/user/status'],
  ['speech.generate', 'POST', '/api/v1/voice/speech'],
  ['uploads.presign', 'POST', '/api/v1/upload/presigned-url'],
  ['speech.patch', 'PATCH', '/api/v1/voice/speech'],
  ['ratings.save', 'POST', '/api/v1/voice/save_rating'],
  ['ratings.token', 'POST', '/api/v1/voice/rating-token'],
  ['snippets.list', 'GET', '/api/v1/voice/get-snippets'],
  ['downloads.convert', 'POST', '/api/v1/audio/convert'],
  ['collections.list', 'GET', '/api/v1/collections/list'],
  ['collections.add', 'POST', '/api/v1/collections/add'],
  ['collections.create', 'POST', '/api/v1/collections/create'],
  ['collections.rename', 'POST', '/api/v1/collections/rename'],
  ['collections.remove', 'POST', '/api/v1/collections/remove'],
  ['collections.delete', 'POST', '/api/v1/collections/delete'],
  ['playlists.list', 'GET', '/api/v1/playlists/list'],
  ['playlists.get', 'GET', '/api/v1/playlists/get/{playlist_id}'],
  ['playlists.create', 'POST', '/api/v1/playlists/create'],
  ['playlists.rename', 'POST', '/api/v1/playlists/rename'],
  ['playlists.add', 'POST', '/api/v1/playlists/add'],
  ['playlists.move', 'POST', '/api/v1/playlists/move'],
  ['playlists.remove', 'POST', '/api/v1/playlists/remove'],
  ['playlists.pause', 'POST', '/api/v1/playlists/pause'],
  ['playlists.position', 'POST', '/api/v1/playlists/position'],
  ['playlists.delete', 'POST', '/api/v1/playlists/delete'],
  ['playlists.restore', 'POST', '/api/v1/playlists/restore'],
  ['snippets.share', 'POST', '/api/v1/voice/share-snippet'],
  ['voices.cast', 'POST', '/api/v1/voice/cast'],
  ['designs.preview', 'POST', '/api/v1/voice/design/preview'],
  ['designs.list', 'GET', '/api/v1/voice/designs'],
  ['designs.save', 'POST', '/api/v1/voice/design/save'],
  ['designs.rename', 'POST', '/api/v1/voice/design/rename'],
  ['designs.delete', 'POST', '/api/v1/voice/design/delete'],
  ['designs.restore', 'POST', '/api/v1/voice/design/restore'],
  ['chats.list', 'GET', '/api/v1/chats'],
  ['chats.send', 'POST', '/api/v1/chats'],
  ['chats.get', 'GET', '/api/v1/chats/{chat_id}'],
  ['chats.rename', 'PATCH', '/api/v1/chats/{chat_id}'],
  ['chats.delete', 'POST', '/api/v1/chats/{chat_id}/delete'],
  ['chats.export', 'GET', '/api/v1/chats/{chat_id}/export'],
  ['chats.speak', 'POST', '/api/v1/chats/speak'],
  ['voices.similar', 'POST', '/api/v1/voice/similar-voices'],
  ['favorites.set', 'PUT', '/api/v1/voice/favorite'],
  ['account.checkUsername', 'GET', '/api/v1/user/username-check'],
  ['account.changeUsername', 'POST', '/api/v1/user/change-username'],
  ['account.export', 'GET', '/api/v1/user/export'],
  ['account.delete', 'POST', '/api/v1/user/delete'],
  ['voices.search', 'GET', '/api/v1/voice/search'],
  ['voices.map', 'GET', '/api/v1/voice/map'],
  ['voices.samples', 'GET', '/api/v1/voice/samples'],
  ['blind.sentence', 'GET', '/api/v1/blind/sentence'],
  ['blind.next', 'POST', '/api/v1/blind/next'],
  ['blind.vote', 'POST', '/api/v1/blind/vote'],
  ['blind.undo', 'POST', '/api/v1/blind/undo'],
  ['blind.summary', 'GET', '/api/v1/blind/summary'],
  ['blind.leaderboard', 'GET', '/api/v1/blind/leaderboard'],
  ['blind.history', 'GET', '/api/v1/blind/history/{voice_service}/{voice_gender}/{voice_speaker_id}'],
  ['blind.exclusions', 'GET', '/api/v1/blind/exclusions'],
  ['blind.votes', 'GET', '/api/v1/blind/votes'],
  ['lexicon.list', 'GET', '/api/v1/lexicon/list'],
  ['lexicon.save', 'POST', '/api/v1/lexicon/save'],
  ['lexicon.remove', 'POST', '/api/v1/lexicon/remove'],
  ['lexicon.import', 'POST', '/api/v1/lexicon/import'],
  ['lexicon.export', 'GET', '/api/v1/lexicon/export'],
]

describe('documented calls', () => {
  it.each(calls)('%s is %s %s', (name, method, path) => {
    expect(`${callsByName[name].method} ${callsByName[name].path}`).toBe(`${method} ${path}`)
  })

  it('have a unique method and path', () => {
    const addresses = Object.values(callsByName).map((call) => `${call.method} ${call.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('use error codes that have a status', () => {
    for (const call of Object.values(callsByName))
      for (const code of call.errors) expect(ERROR_STATUS[code]).toBeGreaterThan(399)
  })
})

describe('entities', () => {
  it.each([
    ['snippet', Snippet, ['voice_snippet_id', 'voice_snippet_text', 'voice_variants', 'variant_count', 'voice_gender']],
    [
      'variant',
      SnippetVariant,
      [
        'voice_name',
        'voice_service',
        'voice_service_alias',
        'voice_gender',
        'voice_speaker_id',
        'voice_snippet_id',
        'voice_snippet_timestamps',
        'voice_snippet_duration',
      ],
    ],
    ['collection', Collection, ['collection_id', 'collection_name', 'voice_count', 'first_voices']],
    ['user', UserProfile, ['account_level', 'username', 'user_email', 'total_credits', 'voice_credits', 'is_operator']],
    // Fields of a voice in the leaderboard.
    ['rating', VoiceRating, ['score', 'count', 'low', 'high', 'excluded']],
  ] as const)('%s has exactly the documented fields', (_name, schema, fields) => {
    expect(Object.keys(schema.entries)).toEqual([...fields])
  })

  it('a voice has all documented fields', () => {
    expect(Object.keys(Voice.entries)).toEqual(
      expect.arrayContaining([
        'voice_id',
        'voice_name',
        'voice_service',
        'voice_service_alias',
        'voice_gender',
        'voice_speaker_id',
        'voice_language_code',
        'voice_language_codes',
        'voice_pitch_hz',
        'voice_intensity',
        'voice_vocal_fry',
        'voice_words_per_minute',
        'voice_instructions',
        'voice_favorite_id',
        'voice_best_for_description',
        'voice_detail_breakdown',
        'voice_summary',
        'voice_attributes_summary',
      ]),
    )
  })

  it('a speech response has all documented fields', () => {
    expect(Object.keys(SpeechResponse.entries)).toEqual(
      expect.arrayContaining([
        'title',
        'speechMarks',
        'audio',
        'is_duplicate',
        'voice_snippet_id',
        'voice_snippet_audio_url',
      ]),
    )
  })

  it('modelName returns the part before the double dash', () => {
    expect(modelName('eleven-v3--amber')).toBe('eleven-v3')
    expect(modelName('plain')).toBe('plain')
  })

  it('sampleKey combines service and speaker', () => {
    expect(sampleKey('flite', 'slt--clear')).toBe('sampleAudioTTS/flite-slt--clear.mp3')
  })

  it('snippetKey has the id of the snippet', () => {
    expect(snippetKey('1a2b')).toBe('snippets/snippet-1a2b.mp3')
  })

  it('voicePath escapes service, gender and speaker', () => {
    const voice = { voice_service: 'a/b', voice_gender: 'female', voice_speaker_id: 'de+f2' } as const
    expect(voicePath(voice)).toBe('/voice/a%2Fb/female/de%2Bf2')
  })

  it('snippetPath adds the escaped id of the snippet', () => {
    const place = { voice_service: 'flite', voice_gender: 'female', voice_speaker_id: 'slt--warm' } as const
    expect(snippetPath({ ...place, voice_snippet_id: 'a&b' })).toBe('/voice/flite/female/slt--warm?snippet=a%26b')
  })
})

describe('request schemas', () => {
  const speech = { text: 'Hello', voice_id: 'flite-slt--clear' }

  it('default to speed 1 and a shared snippet', () => {
    expect(v.parse(SpeechRequest, speech)).toMatchObject({ voice_speed: 1, shareSnippet: true })
  })

  it('ignore the case of a gender', () => {
    expect(v.parse(SpeechRequest, { ...speech, gender: 'FeMale' }).gender).toBe('female')
    expect(v.parse(VoiceQuery, { gender: 'MALE' }).gender).toBe('male')
  })

  it.each([
    ['empty text', { ...speech, text: '' }],
    ['blank text', { ...speech, text: ' \n\t' }],
    ['a speed of zero', { ...speech, voice_speed: 0 }],
    ['a speed that is no number', { ...speech, voice_speed: Number.NaN }],
    ['a text that is no text', { ...speech, text: 5 }],
  ])('reject %s', (_name, body) => {
    expect(v.safeParse(SpeechRequest, body).success).toBe(false)
  })

  it.each([
    [undefined, 500],
    [null, 500],
    [0, 500],
    [1, 1000],
  ])('allow account level %s %i characters', (level, limit) => {
    expect(textLimit(level)).toBe(limit)
  })

  it('parse a formatted range to the same bounds', () => {
    const bound = fc.double({ min: 0, max: 1e6, noNaN: true }).map((x) => Number(x.toFixed(2)))
    fc.assert(
      fc.property(bound, bound, (a, b) => {
        const range: [number, number] = a <= b ? [a, b] : [b, a]
        expect(parseRange(formatRange(range))).toEqual(range)
      }),
    )
  })

  it('parse any range without throwing or reversing it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const range = parseRange(text)
        expect(range === null || range[0] <= range[1]).toBe(true)
      }),
    )
  })

  it.each([
    { page: '0' },
    { page: 'x' },
    { limit: '101' },
    { wpmRange: '200-100' },
    { sort: 'loudest' },
    { page: '1.5' },
  ])('reject a search with %o', (query) => {
    expect(v.safeParse(VoiceQuery, query).success).toBe(false)
  })

  it.each([
    ['of the login page', loginPagePath('/voices?a=1'), '/api/v1/login?return=%2Fvoices%3Fa%3D1'],
    ['of the logout page', logoutPagePath('/voices?a=1'), '/api/v1/logout?return=%2Fvoices%3Fa%3D1'],
    ['of the logout popup', logoutPath('a/b&c'), '/api/v1/logout?connectionId=a%2Fb%26c'],
  ])('escape the parameter in the path %s', (_, path, expected) => {
    expect(path).toBe(expected)
  })

  it.each([
    ['abc', '096354'],
    ['', '000000'],
    ['node.1~E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', '565942'],
  ])('have the login state %j confirmed by the code %s', (state, code) => {
    expect(matchingCode(state)).toBe(code)
  })

  it('escape the connection id in the path of the login popup', () => {
    expect(loginPath('a&b=c')).toBe('/api/v1/login?state=a%26b%3Dc')
  })

  it('reject a socket message with an unknown action', () => {
    expect(v.safeParse(SocketMessage, { action: 'reboot' }).success).toBe(false)
  })
})

it.each([
  [undefined, ['pitch', 'speakingRate', 'intensity', 'vocalFry', 'energy']],
  ['speakingRate, pitch', ['pitch', 'speakingRate']],
  ['energy,loudness', ['energy']],
  ['', []],
])('the map of the axes %j has the attributes %j', (axes, names) => {
  expect(mapAxes({ axes })).toEqual(names)
})

it.each([
  [undefined, true],
  ['pitch, sound', true],
  ['pitch', false],
  ['', false],
])('a map of the axes %j has places by sound: %j', (axes, expected) => {
  expect(mapHasSound({ axes })).toBe(expected)
})
