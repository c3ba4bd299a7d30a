import { createSimilarity, type Voiceprint } from '@voice-rankings/analysis'
import { layOutVoices } from '../../src/features/map/layOutVoices.ts'
import { keptNeighbours } from '../../src/features/map/testing/keptNeighbours.ts'
import type { Measure, Row } from './row.ts'

/** Compares the neighbours of each voice on the map by sound with those by its voiceprint. */
export function mapBySound(): Measure {
  const prints: Voiceprint[] = []
  return {
    add({ profile }) {
      prints.push(profile.voiceprint)
    },
    rows(): Row[] {
      const { distance } = createSimilarity(prints)
      const places = layOutVoices(prints.map((print) => ({ print, place: null })))
      const { trustworthiness, continuity } = keptNeighbours(
        prints.length,
        (a, b) => distance(prints[a]!, prints[b]!),
        (a, b) => Math.hypot(places[a]![0] - places[b]![0], places[a]![1] - places[b]![1]),
      )
      const more = { unit: '', better: 'more', note: `${prints.length} voices, 10 neighbours` } as const
      return [
        { ...more, goal: 'map by sound, trustworthiness', floor: 0.9, aim: 0.95, measured: trustworthiness },
        { ...more, goal: 'map by sound, continuity', floor: 0.92, aim: 0.95, measured: continuity },
      ]
    },
  }
}
