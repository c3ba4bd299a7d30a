import { createHash } from 'node:crypto'
import {
  ATTRIBUTES,
  mapAxes,
  mapHasSound,
  VOICE_MAP_LIMIT,
  type AttributeName,
  type VoiceMapGroup,
  type VoiceMapQuery,
  type VoiceMapResult,
} from '@voice-rankings/contract'
import type { Database } from '../../kernel/database/database.ts'
import { compareVoices, matchingOf } from '../search/compareVoices.ts'
import { voiceFilters } from '../search/voiceFilters.ts'
import { voicesWithin } from '../search/voicesWithin.ts'
import type { Catalogue, CatalogueVoice } from '../voices/createCatalogue.ts'

/** A map and its ETag, which is the same for all clients. */
export interface KnownVoiceMap {
  readonly map: VoiceMapResult
  readonly etag: string
}

/**
 * Creates the handler that returns all matching measured voices as columns. `userId` is needed for favourites and
 * collections; null if not signed in.
 */
export function createVoiceMap(database: Database, readCatalogue: () => Promise<Catalogue>) {
  return async (query: VoiceMapQuery, userId: string | null): Promise<KnownVoiceMap> => {
    const catalogue = await readCatalogue()
    const within = await voicesWithin(database, catalogue, query, userId)
    const matching = matchingOf(compareVoices(within, voiceFilters(query)))
    const measured = matching.filter(({ measured_stamp: stamp }) => stamp !== null)
    const map = {
      total: measured.length,
      unmeasured: matching.length - measured.length,
      ...toColumns(measured.slice(0, VOICE_MAP_LIMIT), mapAxes(query), mapHasSound(query)),
    }
    return { map, etag: etagOf(JSON.stringify(map)) }
  }
}

/** A weak ETag, since compression changes the bytes. */
const etagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

function toColumns(
  drawn: readonly CatalogueVoice[],
  axes: readonly AttributeName[],
  hasSound: boolean,
): Pick<VoiceMapResult, 'groups' | 'columns'> {
  const groups = new Map<string, { at: number; group: VoiceMapGroup }>()
  const groupOf = ({
    voice_service,
    voice_gender,
    voice_language_codes: [voice_language_code = ''],
  }: CatalogueVoice) => {
    const key = [voice_service, voice_gender, voice_language_code].join(' ')
    const known = groups.get(key) ?? {
      at: groups.size,
      group: { voice_service, voice_gender, voice_language_code },
    }
    groups.set(key, known)
    return known.at
  }
  const columns = {
    voice_name: drawn.map((voice) => voice.voice_name),
    voice_speaker_id: drawn.map((voice) => voice.voice_speaker_id),
    voice_group: drawn.map(groupOf),
    ...Object.fromEntries(
      axes.map((name) => {
        const { field, mapDecimals } = ATTRIBUTES[name]
        return [field, drawn.map((voice) => rounded(voice[field], mapDecimals))]
      }),
    ),
    ...(hasSound && {
      voice_sound_x: drawn.map((voice) => voice.voice_sound_x),
      voice_sound_y: drawn.map((voice) => voice.voice_sound_y),
    }),
  }
  return { groups: [...groups.values()].map(({ group }) => group), columns }
}

/** Rounds a measurement to the drawn precision, to shorten the answer. */
function rounded(value: number | null, decimals: number): number | null {
  const scale = 10 ** decimals
  return value === null ? null : Math.round(value * scale) / scale
}
