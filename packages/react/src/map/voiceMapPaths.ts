import type { KnownGender, VoiceMapResult } from '@voice-rankings/contract'
import { GENDERS } from '@voice-rankings/contract'
import { axisValue } from './mapAxes.ts'
import { createScale } from './mapScale.ts'
import { mapVoices } from './mapVoices.ts'

/** View box size of the preview. */
export const PREVIEW_SIZE = { width: 300, height: 120 } as const

/** Maximum number of dots in a preview. */
const MOST_DOTS = 600

/** Map image: one path with all dots for each known gender. */
export interface VoiceMapPaths {
  /** Number of measured voices, including those not drawn. */
  readonly total: number
  readonly paths: Readonly<Record<KnownGender, string>>
}

/**
 * Draws a map by pitch and speaking rate, small enough to be inlined in a page.
 *
 * @example
 * const { paths, total } = voiceMapPaths(map)
 */
export function voiceMapPaths(map: VoiceMapResult): VoiceMapPaths {
  const all = mapVoices(map)
  const every = Math.ceil(all.length / MOST_DOTS)
  const dots = all.flatMap((voice, at) => {
    const [pitch, speakingRate] = [axisValue(voice, 'pitch'), axisValue(voice, 'speakingRate')]
    return at % every > 0 || pitch === null || speakingRate === null
      ? []
      : [{ gender: voice.voice_gender, pitch, speakingRate }]
  })
  const x = createScale(
    'pitch',
    dots.map(({ pitch }) => pitch),
  )
  const y = createScale(
    'speakingRate',
    dots.map(({ speakingRate }) => speakingRate),
  )
  const { width, height } = PREVIEW_SIZE
  const path = (wanted: KnownGender) =>
    dots
      .filter(({ gender }) => gender === wanted)
      // A path segment without length, drawn as a dot by its round caps.
      .map(
        ({ pitch, speakingRate }) =>
          `M${tenth(x.toShare(pitch) * width)} ${tenth((1 - y.toShare(speakingRate)) * height)}h0`,
      )
      .join('')
  return {
    total: map.total,
    paths: Object.fromEntries(GENDERS.map((gender) => [gender, path(gender)])) as Record<KnownGender, string>,
  }
}

const tenth = (value: number) => Math.round(value * 10) / 10
