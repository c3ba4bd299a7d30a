import type { VoiceListing } from '@voice-rankings/contract'

/**
 * Picks diverse voices: each the one whose language, provider and gender were picked least so far, the earlier one in
 * case of a tie. The result is deterministic.
 */
export function pickVaried(voices: readonly VoiceListing[], count: number): VoiceListing[] {
  const picked: VoiceListing[] = []
  const seen = new Map<string, number>()
  const sameness = (voice: VoiceListing) => traits(voice).reduce((sum, trait) => sum + (seen.get(trait) ?? 0), 0)
  const left = voices.filter(({ voice_sample_url: url }) => url !== null)
  while (picked.length < count && left.length > 0) {
    const scores = left.map(sameness)
    const [next] = left.splice(scores.indexOf(Math.min(...scores)), 1)
    if (!next) break
    picked.push(next)
    for (const trait of traits(next)) seen.set(trait, (seen.get(trait) ?? 0) + 1)
  }
  return picked
}

function traits(voice: VoiceListing): string[] {
  return [
    `language ${voice.voice_language_code.split('-')[0]}`,
    `service ${voice.voice_service}`,
    `gender ${voice.voice_gender}`,
  ]
}
