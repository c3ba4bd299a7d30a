import type { CatalogueVoice } from '../catalogue/catalogueVoice.ts'

/**
 * Orders voices so that every prefix of the list is diverse: the next voice is one whose language, provider, gender and
 * model have appeared least.
 */
export function orderVaried(voices: readonly CatalogueVoice[]): CatalogueVoice[] {
  const seen = new Map<string, number>()
  const left = [...voices]
  const ordered: CatalogueVoice[] = []
  while (left.length > 0) {
    const scores = left.map((voice) => traitsOf(voice).reduce((sum, trait) => sum + (seen.get(trait) ?? 0), 0))
    const [next] = left.splice(scores.indexOf(Math.min(...scores)), 1)
    if (!next) break
    for (const trait of traitsOf(next)) seen.set(trait, (seen.get(trait) ?? 0) + 1)
    ordered.push(next)
  }
  return ordered
}

function traitsOf({ voice_service, voice_speaker_id, voice_gender, voice_language_codes }: CatalogueVoice): string[] {
  const model = voice_speaker_id.split('--', 1)[0]
  return [`service ${voice_service}`, `model ${model}`, `gender ${voice_gender}`, `language ${voice_language_codes[0]}`]
}
