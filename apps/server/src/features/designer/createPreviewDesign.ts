import { type Api, ATTRIBUTES, attributeRecord, type CallOutput, type HandlerInput } from '@voice-rankings/contract'
import type { Voiceprint } from '@voice-rankings/analysis'
import type { Database } from '../../kernel/database/database.ts'
import { createThrottle } from '../../kernel/limits/createThrottle.ts'
import type { Limit } from '../../kernel/limits/limiter.ts'
import type { Comparison } from '../similar/createComparison.ts'
import { leastBy } from '../similar/leastBy.ts'
import { toSimilarEntry } from '../similar/similarEntry.ts'
import { sampleWaveforms } from '../voices/listing.ts'
import { type DesignServices, findSpeaker } from './designSpeaker.ts'
import type { SpeakDesign, SpeakingCall } from './speakDesign.ts'

/** Previews per network: a slider that is moved by its keys asks about four times a second. */
export const PREVIEWS: Limit = { name: 'design preview', points: 240, durationMs: 60_000 }

/** Number of similar voices in an answer. */
const NEAREST_COUNT = 4

type Body = HandlerInput<Api['designs']['preview']>['body']

/** Creates the handler that speaks a design and measures it. */
export function createPreviewDesign(
  services: DesignServices & { readonly database: Database },
  speakDesign: SpeakDesign,
  comparison: () => Promise<Comparison>,
) {
  const throttle = createThrottle(PREVIEWS, 'Too many previews from your network. Wait a minute and try again.')

  async function nearestTo(print: Voiceprint): Promise<CallOutput<Api['designs']['preview']>['nearest_voices']> {
    const { voices, percentTo, sharesTo } = await comparison()
    const compared = voices.flatMap((voice) => {
      const similarity = percentTo(print, voice)
      return similarity === null ? [] : [{ voice, similarity }]
    })
    const nearest = leastBy(compared, NEAREST_COUNT, ({ similarity }) => -similarity)
    const waveformOf = await sampleWaveforms(
      services.database,
      nearest.map(({ voice }) => voice.voice_id),
    )
    return nearest.map(({ voice, similarity }) => ({
      ...toSimilarEntry(voice),
      similarity,
      difference_shares: sharesTo(print, voice),
      ...waveformOf(voice.voice_id),
    }))
  }

  return async ({ design, text }: Body, call: SpeakingCall): Promise<CallOutput<Api['designs']['preview']>> => {
    await throttle(call.client)
    const speaker = await findSpeaker(services, design)
    const { speech, mastered, profile } = await speakDesign(speaker, { text, isPreview: true }, call)
    return {
      audio: Buffer.from(mastered.mp3).toString('base64'),
      speechMarks: speech.marks,
      timing_source: speech.timingSource,
      preview_duration: mastered.durationMs,
      preview_peaks: mastered.peaks,
      ...attributeRecord('field', (name) => profile[ATTRIBUTES[name].measurement]),
      nearest_voices: await nearestTo(profile.voiceprint),
    }
  }
}
