import { ATTRIBUTES, similarRecord } from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { blindScores } from '../../kernel/database/blindTables.ts'
import { samples, voices } from '../../kernel/database/schema.ts'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { voiceRow } from '../../testing/syntheticVoices.ts'
import { createCatalogue } from '../voices/createCatalogue.ts'
import { createComparison } from './createComparison.ts'
import { createSimilarVoices } from './createSimilarVoices.ts'

const PITCHES: Record<string, number | null> = { Ada: 200, Bea: 190, Cleo: 205, Dina: 320, Whisper: null, Hidden: 201 }
const FRY: Record<string, number> = { Ada: 0.1, Bea: 0.12, Cleo: 0.11, Dina: 0.118, Whisper: 0.004 }
/** The others are English. */
const LANGUAGES: Record<string, string[]> = { Cleo: ['de-DE'], Dina: ['de-AT', 'en-GB'] }
/** Ada is dear and for private use, Bea is neither. */
const OFFERS: Record<string, Pick<ReturnType<typeof voiceRow>, 'price' | 'licence'>> = {
  Ada: {
    price: { perMillion: 16, unit: 'character', currency: 'USD', credits: 1 },
    licence: { name: 'Private', commercial: false },
  },
  Bea: { price: null, licence: { name: 'MIT', commercial: true } },
}
const ROWS = Object.entries(PITCHES).map(([voice_name, voice_pitch_hz], position) =>
  voiceRow({
    voice_name,
    voice_pitch_hz,
    voice_words_per_minute: 100 + position,
    voice_vocal_fry: FRY[voice_name] ?? null,
    position,
    voice_language_codes: LANGUAGES[voice_name] ?? ['en-US'],
    listed: voice_name !== 'Hidden',
    ...OFFERS[voice_name],
  }),
)
const UNMEASURED = voiceRow({ voice_name: 'Unmeasured', measured_stamp: null, measured_at: null, voice_pitch_hz: 200 })

const names = (list: readonly { voice_name: string }[]) => list.map(({ voice_name }) => voice_name).toSorted()

type Answer = Awaited<ReturnType<ReturnType<typeof createSimilarVoices>>>
const offlineIn = ({ alternatives }: Answer) => alternatives.find(({ wish }) => wish === 'offline')?.voice.voice_name

onEachDatabase('similar voices', (database) => {
  let similarVoices: ReturnType<typeof createSimilarVoices>
  beforeAll(async () => {
    const { queries } = database()
    await queries.insert(voices).values([...ROWS, UNMEASURED])
    await queries.insert(samples).values(
      ROWS.map(({ voice_id, position }) => ({
        voice_id,
        voice_sample_text: 'A sample.',
        voice_sample_word_times: [],
        voice_sample_duration: 1000,
        voice_sample_peaks: [position, 50],
        voice_sample_melody: [2, 0],
        voiceprint: { whole: [position], parts: [[position], [position + 0.1]] },
        voice_summary: '',
        voice_attributes_summary: [],
        voice_detail_breakdown: [],
      })),
    )
    await queries.insert(blindScores).values(
      [
        { voice_id: 'flite-ada--base', score: 1500 },
        { voice_id: 'flite-bea--base', score: 1600 },
      ].map(({ voice_id, score }, n) => ({
        voice_id,
        language_code: 'en',
        blind_use: '',
        score,
        score_low: score - 50,
        score_high: score + 50,
        rank_low: 2 - n,
        rank_high: 2 - n,
        vote_count: 100,
      })),
    )
    similarVoices = createSimilarVoices(database(), createComparison(database(), createCatalogue(database())))
  })
  const ask = (name: string) =>
    similarVoices({ voice_id: `flite-${name}--base`, same_language: false, ...similarRecord('wanted', () => true) })

  it('by pitch are the nearest ones on both sides, with value and difference', async () => {
    const { similarPitch } = await ask('ada')
    expect(similarPitch.map(({ voice_name, value, difference }) => [voice_name, value, difference])).toEqual([
      ['Cleo', 205, 5],
      ['Bea', 190, -10],
      ['Dina', 320, 120],
    ])
  })

  it('overall have the waveforms of their samples', async () => {
    const { overallSimilarResults } = await ask('ada')
    const bea = overallSimilarResults.find(({ voice_name }) => voice_name === 'Bea')
    expect(bea).toMatchObject({ voice_sample_peaks: [1, 50], voice_sample_melody: [2, 0] })
  })

  it('overall exclude the voice itself, hidden voices and unmeasured ones', async () => {
    const { overallSimilarResults } = await ask('ada')
    expect(overallSimilarResults.map(({ voice_name }) => voice_name).toSorted()).toEqual([
      'Bea',
      'Cleo',
      'Dina',
      'Whisper',
    ])
    const percents = overallSimilarResults.map(({ similarity }) => similarity)
    expect(percents).toEqual(percents.toSorted((a, b) => b - a))
    expect(percents.every((percent) => percent >= 0 && percent <= 100)).toBe(true)
  })

  it('of the same language are those that speak it, in all lists', async () => {
    const answer = await similarVoices({
      voice_id: 'flite-ada--base',
      same_language: true,
      ...similarRecord('wanted', () => true),
    })
    expect(answer.sourceVoice.voice_language_code).toBe('en-US')
    expect(names(answer.overallSimilarResults)).toEqual(['Bea', 'Dina', 'Whisper'])
    expect(names(answer.similarPitch)).toEqual(['Bea', 'Dina'])
    expect(names(answer.similarWPM)).toEqual(['Bea', 'Dina', 'Whisper'])
  })

  it('are of any language by default if fewer than five other voices speak that of the voice', async () => {
    const answer = await similarVoices({ voice_id: 'flite-ada--base', ...similarRecord('wanted', () => true) })
    expect(answer.same_language).toBe(false)
    expect(names(answer.overallSimilarResults)).toEqual(['Bea', 'Cleo', 'Dina', 'Whisper'])
  })

  it('by vocal fry are those with the nearest displayed value, the most similar ones first', async () => {
    // Bea and Dina are displayed as 12 %. Dina's value is nearer, Bea sounds more similar.
    expect((await ask('ada')).similarVocalFry.map(({ voice_name }) => voice_name)).toEqual([
      'Cleo',
      'Bea',
      'Dina',
      'Whisper',
    ])
  })

  it('by vocal fry are none for a voice whose vocal fry is displayed as 0 %', async () => {
    expect((await ask('whisper')).similarVocalFry).toEqual([])
  })

  it('come with the spread of the values of the other voices', async () => {
    const { spreads } = await ask('ada')
    expect(spreads.pitchHz).toEqual({ voice_count: 3, lower_share: 1 / 3, ticks: expect.any(Array) })
    const [low, high] = ATTRIBUTES.pitch.range
    const place = (hz: number) => Math.round((100 * (hz - low)) / (high - low))
    expect(spreads.pitchHz?.ticks).toEqual([place(190), place(205), Math.min(100, place(320))])
    expect((await ask('whisper')).spreads.pitchHz).toBeNull()
  })

  it('that are not requested by attribute come without spreads', async () => {
    const { spreads } = await similarVoices({
      voice_id: 'flite-ada--base',
      same_language: false,
      ...similarRecord('wanted', () => false),
    })
    expect(spreads).toEqual(similarRecord('source', () => null))
  })

  it('are alternatives if they are cheaper, for commercial use, or preferred in blind tests', async () => {
    const { alternatives } = await ask('ada')
    expect(alternatives.map(({ wish, voice }) => [wish, voice.voice_name])).toEqual([
      ['cheaper', 'Bea'],
      ['commercial', 'Bea'],
      ['better_scored', 'Bea'],
    ])
    const [cheaper, licensed, preferred] = alternatives
    expect(cheaper?.voice_price).toBeNull()
    expect(licensed?.voice_licence).toMatchObject({ commercial: true })
    expect(preferred?.blind_score).toBe(1600)
  })

  it('are alternatives if they run offline and the voice does not', async () => {
    const { queries } = database()
    const setService = (voice_service: string) =>
      queries.update(voices).set({ voice_service }).where(eq(voices.voice_id, 'flite-ada--base'))
    expect(offlineIn(await ask('ada'))).toBeUndefined()
    await setService('elevenlabs')
    expect(offlineIn(await ask('ada'))).toBe('Bea')
    await setService('flite')
  })

  it('are alternatives in another language, and none where the voice lacks nothing', async () => {
    const { alternatives } = await ask('bea')
    expect(alternatives.map(({ wish, voice }) => [wish, voice.voice_name])).toEqual([['other_language', 'Cleo']])
  })

  it('are no alternatives if they sound too different', async () => {
    expect((await ask('whisper')).alternatives).toEqual([])
  })

  it('by an attribute that the voice lacks are empty', async () => {
    const { similarPitch, similarWPM, sourceVoice } = await ask('whisper')
    expect(similarPitch).toEqual([])
    expect(similarWPM.map(({ voice_name }) => voice_name)).toEqual(['Dina', 'Cleo', 'Bea', 'Ada'])
    expect(sourceVoice.profileUsedForMatching).toEqual({
      ...similarRecord('source', () => null),
      wordsPerMinute: 104,
      vocalFry: 0.004,
    })
  })

  it('include a voice as soon as it has been measured', async () => {
    const { queries } = database()
    await ask('ada')
    const eva = voiceRow({ voice_name: 'Eva', voice_pitch_hz: 199, measured_at: new Date(1) })
    await queries.insert(voices).values(eva)
    expect((await ask('ada')).similarPitch[0]?.voice_name).toBe('Eva')
  })

  it('are of the same language by default if five other voices speak it, and of any on request', async () => {
    const { queries } = database()
    await queries
      .insert(voices)
      .values(
        ['Fay', 'Gia'].map((voice_name) =>
          voiceRow({ voice_name, voice_words_per_minute: 100, measured_at: new Date(2) }),
        ),
      )
    const body = { voice_id: 'flite-ada--base', ...similarRecord('wanted', () => true) }
    const answer = await similarVoices(body)
    expect(answer.same_language).toBe(true)
    expect(names(answer.overallSimilarResults)).toEqual(['Bea', 'Dina', 'Whisper'])
    const any = await similarVoices({ ...body, same_language: false })
    expect(any.same_language).toBe(false)
    expect(names(any.overallSimilarResults)).toContain('Cleo')
  })

  it.each(['unknown', 'hidden'])('fail for a voice that is %s', async (name) => {
    await expect(ask(name)).rejects.toThrow('This voice is not in the catalogue.')
  })

  it('of an unmeasured voice are none', async () => {
    expect(await ask('unmeasured')).toMatchObject({
      overallSimilarResults: [],
      sourceVoice: { profileUsedForMatching: { pitchHz: null, wordsPerMinute: null } },
    })
  })
})
