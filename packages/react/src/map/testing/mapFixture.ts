import { ATTRIBUTES, attributeRecord, mapAxes, mapHasSound } from '@voice-rankings/contract'
import type { VoiceMapQueryInput, VoiceMapResult } from '@voice-rankings/contract'

type Row = [
  name: string,
  gender: 'female' | 'male',
  pitch: number | null,
  speakingRate: number | null,
  intensity?: number | null,
]

/** Map of the given voices; other fields are the same for all. */
export function mapFixture(rows: readonly Row[], overrides: Partial<VoiceMapResult> = {}): VoiceMapResult {
  return {
    total: rows.length,
    unmeasured: 0,
    groups: (['female', 'male'] as const).map((voice_gender) => ({
      voice_service: 'flite',
      voice_gender,
      voice_language_code: 'en-US',
    })),
    columns: {
      voice_name: rows.map(([name]) => name),
      voice_speaker_id: rows.map(([name]) => `${name.toLowerCase()}--plain`),
      voice_group: rows.map(([, gender]) => (gender === 'female' ? 0 : 1)),
      ...attributeRecord('field', (name) => rows.map(() => ATTRIBUTES[name].range[0])),
      voice_pitch_hz: rows.map(([, , pitch]) => pitch),
      voice_words_per_minute: rows.map(([, , , speakingRate]) => speakingRate),
      voice_intensity: rows.map(([, , , , intensity = 60]) => intensity),
      voice_vocal_fry: rows.map(() => 0.1),
      voice_energy: rows.map(() => 5),
    },
    ...overrides,
  }
}

/** Answer to a query, with the attributes that it wants of a map. */
export function answerOf(map: VoiceMapResult, query: VoiceMapQueryInput): VoiceMapResult {
  const wanted = new Set(mapAxes(query))
  const columns = { ...map.columns }
  for (const name of mapAxes({})) if (!wanted.has(name)) delete columns[ATTRIBUTES[name].field]
  if (!mapHasSound(query)) {
    delete columns.voice_sound_x
    delete columns.voice_sound_y
  }
  return { ...map, columns }
}

const placeOf = (by: number) => (_: string, at: number, all: readonly string[]) =>
  at === all.length - 1 ? null : by * at

/** A map whose voices have places by sound: each three to the right of and one above the one before it, but the last. */
export function withSound(map: VoiceMapResult): VoiceMapResult {
  const { voice_name: names } = map.columns
  return {
    ...map,
    columns: { ...map.columns, voice_sound_x: names.map(placeOf(3)), voice_sound_y: names.map(placeOf(1)) },
  }
}

/** Five voices around a middle one, and one without a pitch. */
export const COMPASS = mapFixture([
  ['Mid', 'female', 160, 160],
  ['West', 'male', 100, 160],
  ['East', 'female', 250, 160],
  ['North', 'female', 160, 220],
  ['South', 'male', 160, 100],
  ['Whisper', 'female', null, 150],
])

/** Deterministic voices in two clusters, as in real speech. */
export function manyVoices(count: number): VoiceMapResult {
  let seed = 7
  // Linear congruential generator of Numerical Recipes.
  const random = () => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  const around = (middle: number, reach: number) => middle + reach * (random() + random() + random() - 1.5)
  return mapFixture(
    Array.from({ length: count }, (_, at): Row => {
      const isFemale = random() < 0.5
      const pitch = isFemale ? around(205, 60) : around(118, 32)
      return [`Voice ${at}`, isFemale ? 'female' : 'male', pitch, around(158, 40), around(60, 30)]
    }),
  )
}
