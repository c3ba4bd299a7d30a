import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { SAMPLES_LIMIT } from './limits.ts'
import { object } from './object.ts'
import { Voice } from './voices.ts'

const { entries } = Voice

/** Voice with its sample, as an idle small player shows them. */
export const VoiceSample = object({
  voice_name: entries.voice_name,
  voice_service: entries.voice_service,
  voice_gender: entries.voice_gender,
  voice_speaker_id: entries.voice_speaker_id,
  /** Provider, traits and score in words: `Flite · low · calm · clear · ★ 4.3`. */
  voice_brief: v.string(),
  voice_sample_url: entries.voice_sample_url,
  voice_sample_duration: entries.voice_sample_duration,
  voice_sample_peaks: entries.voice_sample_peaks,
})
export type VoiceSample = v.InferOutput<typeof VoiceSample>

/** Samples of several voices in one response, for all players of a page. The same for every client; has an `ETag`. */
export const voiceSamples = endpoint({
  method: 'GET',
  path: '/api/v1/voice/samples',
  query: object({
    /** Comma-separated voice paths, `service/gender/speaker` with percent-encoded segments. */
    paths: v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.maxLength(SAMPLES_LIMIT, `Name at most ${SAMPLES_LIMIT} voices in one call.`),
    ),
  }),
  /** In the order of the paths; null for a voice that does not exist. */
  response: object({ samples: v.array(v.nullable(VoiceSample)) }),
  errors: ['too_many_requests'],
})
