import { localesOf } from '../features/catalogueJob/localesOf.ts'
import { normaliseName } from '../features/voices/normaliseName.ts'
import type { voices } from '../kernel/database/schema.ts'
import { createRandom } from './createRandom.ts'

type NewVoice = typeof voices.$inferInsert

const LOCALES = [
  'en-US',
  'en-GB',
  'de-DE',
  'fr-FR',
  'es-ES',
  'es-MX',
  'it-IT',
  'pt-BR',
  'pl-PL',
  'sv-SE',
  'tr-TR',
  'ja-JP',
]
const CATEGORIES = ['narration', 'education', 'support', 'advertising', 'meditation', 'announcements', 'characters']
const SYLLABLES = [
  'an',
  'be',
  'ca',
  'do',
  'el',
  'fi',
  'ga',
  'he',
  'in',
  'jo',
  'ka',
  'lu',
  'ma',
  'no',
  'ol',
  'pe',
  'ri',
  'sa',
]

/** A catalogue row with the given values and defaults. */
export function voiceRow(given: Partial<NewVoice> & { voice_name: string }): NewVoice {
  const speaker = given.voice_speaker_id ?? `${normaliseName(given.voice_name).replaceAll(' ', '')}--base`
  const service = given.voice_service ?? 'flite'
  const codes = given.voice_language_codes ?? ['en-US']
  return {
    voice_id: `${service}-${speaker}`,
    search_name: normaliseName(given.voice_name),
    voice_service: service,
    voice_service_alias: 'example.org',
    voice_gender: 'female',
    voice_speaker_id: speaker,
    provider_voice_id: speaker,
    voice_language_codes: codes,
    ...localesOf(codes),
    position: 0,
    measured_stamp: 'measured',
    measured_at: new Date(0),
    ...given,
  }
}

/** Synthetic voices with names and measurements distributed as in a large catalogue; deterministic. */
export function syntheticVoices(count: number): NewVoice[] {
  const random = createRandom(1)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!
  // The sum of three uniform numbers approximates a normal distribution.
  const around = (low: number, high: number) => low + ((high - low) * (random() + random() + random())) / 3
  return Array.from({ length: count }, (_, position) => {
    const name = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join('')
    return voiceRow({
      voice_name: name[0]!.toUpperCase() + name.slice(1),
      voice_speaker_id: `voice${position}--base`,
      voice_service: pick(['flite', 'espeak', 'gnuspeech']),
      voice_gender: pick(['female', 'male'] as const),
      voice_language_codes: [pick(LOCALES)],
      voice_categories: [pick(CATEGORIES), pick(CATEGORIES)],
      position,
      voice_pitch_hz: around(70, 420),
      voice_words_per_minute: around(90, 310),
      voice_intensity: around(0, 100),
      voice_vocal_fry: around(0, 1) ** 3,
      voice_energy: around(1, 10),
    })
  })
}
