import { createSimilarity, type Voiceprint } from '@voice-rankings/analysis'
import { UMAP } from 'umap-js'
import { createRandom } from '../../kernel/random/createRandom.ts'

/** A point of the map by sound, without a unit. */
export type SoundPlace = readonly [x: number, y: number]

/** A voice that is laid out: its voiceprint, and its place so far; null for a new voice. */
export interface SoundVoice {
  readonly print: Voiceprint
  readonly place: SoundPlace | null
}

/**
 * Neighbours that UMAP keeps near, and the least distance of two places. Over 132 voices of the catalogue, 8 to 30
 * neighbours and distances of 0.1 to 0.5 gave a trustworthiness of 0.94 to 0.96; this pair was the best.
 */
const NEIGHBOURS = 12
const LEAST_DISTANCE = 0.5

/** First layout: the default of UMAP for small data, from random places. */
const FIRST = { nEpochs: 500, learningRate: 1 } as const
/**
 * Later layouts: small steps, so that the map stays the same for its visitors. After a fifth of the voices was added, the
 * others had moved by 14 % of the map's radius (median); at the first layout's rate it was 140 %.
 */
const LATER = { nEpochs: 200, learningRate: 0.05 } as const

/** Any seed: the same voices must have the same layout. */
const SEED = 42

/** Number of similar voices between which a new voice begins. */
const BETWEEN = 3

/** Places have two decimals: a map is some 20 units wide and some 1,000 pixels. */
const DECIMALS = 100

/**
 * Lays voices out in the plane, so that those that sound alike are near each other: UMAP (McInnes, Healy and Melville
 * 2018) of the distances of their voiceprints. Voices that have places begin there. The same voices have the same layout.
 */
export function layOutVoices(voices: readonly SoundVoice[]): SoundPlace[] {
  // UMAP needs neighbours.
  if (voices.length < 3) return voices.map((_, at) => [at, 0])
  const { distance } = createSimilarity(voices.map(({ print }) => print))
  const between = (a: number, b: number) => distance(voices[a]!.print, voices[b]!.print)
  const placed = voices.flatMap(({ place }, at) => (place ? [{ at, place }] : []))
  const isFirst = placed.length <= BETWEEN
  const umap = new UMAP({
    ...(isFirst ? FIRST : LATER),
    nNeighbors: Math.min(NEIGHBOURS, voices.length - 1),
    minDist: LEAST_DISTANCE,
    random: createRandom(SEED),
    distanceFn: ([a = 0], [b = 0]) => between(a, b),
  })
  const steps = umap.initializeFit(voices.map((_, at) => [at]))
  if (!isFirst) {
    // The embedding is the one that the steps move.
    umap.getEmbedding().forEach((point, at) => {
      const start = voices[at]?.place ?? middleOf(placed, (other) => between(at, other))
      point.splice(0, 2, ...start)
    })
  }
  for (let step = 0; step < steps; step += 1) umap.step()
  return umap.getEmbedding().map(([x = 0, y = 0]) => [rounded(x), rounded(y)])
}

const rounded = (value: number) => Math.round(value * DECIMALS) / DECIMALS

/** Middle of the nearest placed voices. */
function middleOf(
  placed: readonly { readonly at: number; readonly place: SoundPlace }[],
  distanceTo: (at: number) => number,
): SoundPlace {
  const nearest = placed
    .map(({ at, place }) => ({ place, distance: distanceTo(at) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, BETWEEN)
  const mean = (axis: 0 | 1) => nearest.reduce((sum, { place }) => sum + place[axis], 0) / nearest.length
  return [mean(0), mean(1)]
}
