import { similarRecord } from '@voice-rankings/contract'
import { beforeAll, expect, it } from 'vitest'
import { samples, voices } from '../../kernel/database/schema.ts'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { voiceRow } from '../../testing/syntheticVoices.ts'
import { createSimilarVoices } from './createSimilarVoices.ts'

const PITCHES: Record<string, number | null> = { Ada: 200, Bea: 190, Cleo: 205, Dina: 320, Whisper: null, Hidden: 201 }
const LANGUAGES: Record<string, string> = { Bea: 'en-GB', Cleo: 'de-DE' }
const ROWS = Object.entries(PITCHES).map(([voice_name, voice_pitch_hz], position) =>
  voiceRow({
    voice_name,
    voice_pitch_hz,
    voice_words_per_minute: 100 + position,
    position,
    listed: voice_name !== 'Hidden',
    voice_language_codes: [LANGUAGES[voice_name] ?? 'en-US'],
  }),
)
const UNMEASURED = voiceRow({ voice_name: 'Unmeasured', measured_stamp: null, measured_at: null, voice_pitch_hz: 200 })

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
        voice_sample_peaks: [],
        voiceprint: { whole: [position], parts: [[position], [position + 0.1]] },
        voice_summary: '',
        voice_attributes_summary: [],
        voice_detail_breakdown: [],
        voice_best_for_description: [],
      })),
    )
    similarVoices = createSimilarVoices(database())
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

  it('of the same language include its other regions and exclude other languages', async () => {
    const ask = await similarVoices({
      voice_id: 'flite-ada--base',
      ...similarRecord('wanted', () => false),
      same_language: true,
    })
    expect(ask.overallSimilarResults.map(({ voice_name }) => voice_name).toSorted()).toEqual(['Bea', 'Dina', 'Whisper'])
  })

  it('by an attribute that the voice lacks are empty', async () => {
    const { similarPitch, similarWPM, sourceVoice } = await ask('whisper')
    expect(similarPitch).toEqual([])
    expect(similarWPM.map(({ voice_name }) => voice_name)).toEqual(['Dina', 'Cleo', 'Bea', 'Ada'])
    expect(sourceVoice.profileUsedForMatching).toEqual({ ...similarRecord('source', () => null), wordsPerMinute: 104 })
  })

  it('include a voice as soon as it has been measured', async () => {
    const { queries } = database()
    await ask('ada')
    const eva = voiceRow({ voice_name: 'Eva', voice_pitch_hz: 199, measured_at: new Date(1) })
    await queries.insert(voices).values(eva)
    expect((await ask('ada')).similarPitch[0]?.voice_name).toBe('Eva')
  })

  it.each(['unknown', 'hidden'])('fail for a voice that is %s', async (name) => {
    await expect(ask(name)).rejects.toThrow('This voice is not in the catalogue.')
  })

  it('of an unmeasured voice fail with a sentence that contains its name instead of its id', async () => {
    await expect(ask('unmeasured')).rejects.toThrow(/^Unmeasured has not been measured yet/)
  })
})
