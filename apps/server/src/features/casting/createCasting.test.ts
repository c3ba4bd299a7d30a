import { castVoices, CASTING_LIMITS, type CallInput, type CastingRole, TOLD_APART } from '@voice-rankings/contract'
import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { blindScores } from '../../kernel/database/blindTables.ts'
import { samples, voices } from '../../kernel/database/schema.ts'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { voiceRow } from '../../testing/syntheticVoices.ts'
import { createComparison } from '../similar/createComparison.ts'
import { createCatalogue } from '../voices/createCatalogue.ts'
import { createCasting } from './createCasting.ts'

/** Voices with their pitch, which is also what tells them apart. */
const PITCHES = { Ada: 200, Bea: 201, Cora: 240, Dan: 100, Emil: 130, Franz: 110 }
const ROWS = Object.entries(PITCHES).map(([voice_name, voice_pitch_hz], position) =>
  voiceRow({
    voice_name,
    voice_pitch_hz,
    position,
    voice_gender: voice_pitch_hz >= 200 ? 'female' : 'male',
    voice_language_codes: [voice_name === 'Franz' ? 'de-DE' : 'en-US'],
    voice_words_per_minute: 160,
    voice_energy: 5,
    ...(voice_name === 'Cora' && {
      price: { perMillion: 16, unit: 'character' as const, currency: 'USD', credits: 1 },
      licence: { name: 'MIT', commercial: true },
    }),
  }),
)
const SCENE = 'Anna: You said you would wait.\nBen: I did wait. Nine minutes.\nAnna: Fine.'

const namesOf = ({ voices: found }: CastingRole) => found.map(({ voice }) => voice.voice_name)

onEachDatabase('casting', (database) => {
  let cast: (input: CallInput<typeof castVoices>) => ReturnType<ReturnType<typeof createCasting>>
  beforeAll(async () => {
    const { queries } = database()
    await queries.insert(voices).values(ROWS)
    await queries.insert(samples).values(
      ROWS.map(({ voice_id, voice_pitch_hz }) => ({
        voice_id,
        voice_sample_text: 'A sample.',
        voice_sample_word_times: [],
        voice_sample_duration: 1000,
        voice_sample_peaks: [50],
        voice_sample_melody: [0],
        voiceprint: {
          whole: [voice_pitch_hz ?? 0],
          parts: [[voice_pitch_hz ?? 0], [(voice_pitch_hz ?? 0) + 10]],
        },
        voice_summary: '',
        voice_attributes_summary: [],
        voice_detail_breakdown: [],
      })),
    )
    await queries.insert(blindScores).values({
      voice_id: 'flite-bea--base',
      language_code: 'en',
      blind_use: '',
      score: 1600,
      score_low: 1550,
      score_high: 1650,
      rank_low: 1,
      rank_high: 1,
      vote_count: 100,
    })
    const handler = createCasting(database(), createComparison(database(), createCatalogue(database())))
    cast = (input) => handler(v.parse(castVoices.body, input), null)
  })
  const scene = { text: SCENE, languageCode: 'en', casting_use: 'drama' } as const

  it('finds the roles of a script with their lines, and casts them with voices that are told apart', async () => {
    const { roles, lines } = await cast(scene)
    expect(roles.map(({ role, first_sentence }) => [role, first_sentence])).toEqual([
      ['Anna', 'You said you would wait.'],
      ['Ben', 'I did wait.'],
    ])
    expect(lines).toEqual([
      { role: 'Anna', line_text: 'You said you would wait.' },
      { role: 'Ben', line_text: 'I did wait. Nine minutes.' },
      { role: 'Anna', line_text: 'Fine.' },
    ])
    expect(new Set(roles.map(({ cast_voice_id: id }) => id)).size).toBe(2)
    for (const { nearest_distance: distance } of roles) expect(distance).toBeGreaterThanOrEqual(TOLD_APART)
    expect(roles.map(({ nearest_role: nearest }) => nearest)).toEqual(['Ben', 'Anna'])
  })

  it('names voices of the language only, the preferred one of equal voices first', async () => {
    const [anna] = (await cast(scene)).roles
    expect(namesOf(anna!)).not.toContain('Franz')
    expect(namesOf(anna!)[0]).toBe('Bea')
    expect(anna?.voice_count).toBe(5)
  })

  it('gives a fit that is the mean of its reasons', async () => {
    const [anna] = (
      await cast({ ...scene, role_wishes: [{ role: 'Anna', wishes: [{ attribute: 'pitch', wanted: 'low' }] }] })
    ).roles
    for (const { fit, parts } of anna!.voices) {
      const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
      expect(fit).toBeCloseTo((100 * parts.reduce((sum, { met, weight }) => sum + met * weight, 0)) / weights, 6)
    }
    expect(anna!.voices[0]!.parts.find(({ part }) => part === 'wish')).toMatchObject({
      attribute: 'pitch',
      voice_value: 100,
    })
  })

  it('follows the wishes of a role', async () => {
    const role_wishes = [
      { role: 'Anna', gender: 'male' as const, wishes: [{ attribute: 'pitch' as const, wanted: 'high' as const }] },
    ]
    const [anna, ben] = (await cast({ ...scene, role_wishes })).roles
    expect(namesOf(anna!)).toEqual(['Emil', 'Dan'])
    expect(namesOf(ben!)).toHaveLength(5)
  })

  it('keeps a chosen voice, and says how far the others are from it', async () => {
    const { roles } = await cast({
      ...scene,
      role_wishes: [
        { role: 'Anna', voice_id: 'flite-ada--base' },
        { role: 'Ben', voice_id: 'flite-bea--base' },
      ],
    })
    expect(roles.map(({ cast_voice_id: id }) => id)).toEqual(['flite-ada--base', 'flite-bea--base'])
    expect(roles[0]?.nearest_distance).toBeLessThan(TOLD_APART)
  })

  it('does not cast a chosen voice that does not meet the gender of the role', async () => {
    const [anna] = (
      await cast({ ...scene, role_wishes: [{ role: 'Anna', gender: 'male', voice_id: 'flite-ada--base' }] })
    ).roles
    expect(anna!.voices.map(({ voice }) => voice.voice_id)).toContain(anna!.cast_voice_id)
  })

  it.each([
    ['a price limit', { price_limit: 10 }, ['Ada', 'Bea', 'Dan', 'Emil']],
    ['a licence for commercial use', { commercial_only: true }, ['Cora']],
  ])('keeps to %s', async (_what, want, expected) => {
    const [anna] = (await cast({ ...scene, ...want })).roles
    expect(namesOf(anna!).toSorted()).toEqual(expected)
  })

  it('casts nobody in a language without voices', async () => {
    const { roles } = await cast({ ...scene, languageCode: 'ja' })
    expect(roles.map(({ cast_voice_id: id, voices: found }) => [id, found])).toEqual([
      [null, []],
      [null, []],
    ])
  })

  it('refuses a script with too many roles, and says what to do', async () => {
    const text = Array.from({ length: CASTING_LIMITS.roles + 1 }, (_, n) => `Guest ${n}: Hello.`).join('\n')
    await expect(cast({ ...scene, text })).rejects.toThrow(
      'This script has 21 names before a colon; at most 20 roles can be cast. Remove colons after words that are not names.',
    )
  })
})
