import { voiceMap as call, type VoiceMapQueryInput } from '@voice-rankings/contract'
import * as v from 'valibot'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { voices } from '../../kernel/database/schema.ts'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { voiceRow } from '../../testing/syntheticVoices.ts'
import { createCatalogue } from '../voices/createCatalogue.ts'
import { createVoiceMap } from './createVoiceMap.ts'

const CATALOGUE = [
  voiceRow({
    voice_name: 'Emma',
    position: 1,
    voice_pitch_hz: 200.1234,
    voice_words_per_minute: 150.06,
    voice_intensity: 51.04,
    voice_vocal_fry: 0.12345,
    voice_energy: 5.678,
    voice_sound_x: 3.25,
    voice_sound_y: -1.5,
  }),
  voiceRow({ voice_name: 'Bruno', position: 2, voice_gender: 'male', voice_service: 'espeak', voice_pitch_hz: 99 }),
  voiceRow({ voice_name: 'Whisper', position: 3, voice_pitch_hz: null, voice_language_codes: ['de-DE', 'en-US'] }),
  voiceRow({ voice_name: 'Silent', position: 0, measured_stamp: null, measured_at: null }),
  voiceRow({ voice_name: 'Hidden', position: 4, listed: false }),
]

onEachDatabase('the map of voices', (database) => {
  let voiceMap: ReturnType<typeof createVoiceMap>
  beforeAll(async () => {
    await database().queries.insert(voices).values(CATALOGUE)
    voiceMap = createVoiceMap(database(), createCatalogue(database()))
  })
  const ask = (query: VoiceMapQueryInput = {}) => voiceMap(v.parse(call.query, query), null)
  const names = async (query: VoiceMapQueryInput) => (await ask(query)).map.columns.voice_name

  it('returns every measured voice in catalogue order, as columns', async () => {
    const { map } = await ask()
    expect(map.columns.voice_name).toEqual(['Emma', 'Bruno', 'Whisper'])
    expect(map.columns.voice_group.map((at) => map.groups[at])).toEqual([
      { voice_service: 'flite', voice_gender: 'female', voice_language_code: 'en-US' },
      { voice_service: 'espeak', voice_gender: 'male', voice_language_code: 'en-US' },
      { voice_service: 'flite', voice_gender: 'female', voice_language_code: 'de-DE' },
    ])
    expect(v.parse(call.response, map)).toEqual(map)
  })

  it('rounds measurements to the drawn precision and returns null for missing ones', async () => {
    const { columns } = (await ask()).map
    expect(columns.voice_pitch_hz).toEqual([200.1, 99, null])
    expect(columns.voice_words_per_minute?.[0]).toBe(150.1)
    expect(columns.voice_intensity?.[0]).toBe(51)
    expect(columns.voice_vocal_fry?.[0]).toBe(0.123)
    expect(columns.voice_energy?.[0]).toBe(5.68)
    expect(columns.voice_sound_x).toEqual([3.25, null, null])
    expect(columns.voice_sound_y).toEqual([-1.5, null, null])
  })

  it('sends voices of one service, gender and language as one group', async () => {
    const { map } = await ask({ search: 'emm' })
    expect([map.groups.length, map.columns.voice_group]).toEqual([1, [0]])
    expect((await ask()).map.groups).toHaveLength(3)
  })

  it.each([
    ['pitch', ['voice_pitch_hz']],
    ['energy, pitch,loudness', ['voice_energy', 'voice_pitch_hz']],
    ['sound', ['voice_sound_x', 'voice_sound_y']],
    ['', []],
  ])('sends only the attributes of "%s"', async (axes, fields) => {
    const { map } = await ask({ axes })
    expect(Object.keys(map.columns).toSorted()).toEqual(
      [...fields, 'voice_group', 'voice_name', 'voice_speaker_id'].toSorted(),
    )
    expect(v.parse(call.response, map)).toEqual(map)
  })

  it('counts the matching voices and those of them without a measurement', async () => {
    expect((await ask()).map).toMatchObject({ total: 3, unmeasured: 1 })
  })

  describe('applies the filters of the voice search', () => {
    it.each<[string, VoiceMapQueryInput, string[]]>([
      ['a gender', { gender: 'male' }, ['Bruno']],
      ['a service', { service: 'flite' }, ['Emma', 'Whisper']],
      ['a language', { languageCode: 'de' }, ['Whisper']],
      ['a range', { pitchRange: '150-400' }, ['Emma']],
      ['a full range keeps voices that lack the value', { pitchRange: '80-400' }, ['Emma', 'Bruno', 'Whisper']],
      ['a name', { search: 'emm' }, ['Emma']],
      ['a collection of another user', { collectionId: 'theirs' }, []],
    ])('%s', async (_name, query, expected) => {
      expect(await names(query)).toEqual(expected)
    })
  })

  it('returns empty columns when nothing matches', async () => {
    const { map } = await ask({ gender: 'male', service: 'flite' })
    expect(map.total).toBe(0)
    expect(Object.values(map.columns)).toEqual(Object.keys(map.columns).map(() => []))
  })

  it('keeps its ETag until the catalogue changes, with another one per filter', async () => {
    const first = await ask()
    expect((await ask()).etag).toBe(first.etag)
    expect((await ask({ gender: 'male' })).etag).not.toBe(first.etag)
    await database()
      .queries.insert(voices)
      .values(voiceRow({ voice_name: 'Newcomer', position: 9 }))
    const later = await ask()
    expect(later.etag).not.toBe(first.etag)
    expect(later.map.columns.voice_name).toContain('Newcomer')
    await database().rows(sql`DELETE FROM voices WHERE voice_name = 'Newcomer'`)
  })
})
