import { type Api, CHAT_LIMITS, type ChatSpeech, type HandlerInput } from '@voice-rankings/contract'
import type { Call } from '../../kernel/api/handlers.ts'
import { countNewDevice } from '../../kernel/limits/countNewDevice.ts'
import { createWorkHold } from '../credits/createHold.ts'
import { refuseGrown } from '../lexicon/saidText.ts'
import { speakerOf } from '../lexicon/speakerOf.ts'
import { spokenText } from '../snippets/speakableRequest.ts'
import { requireVoice } from '../voices/requireVoice.ts'
import type { WorkServices } from '../works/workServices.ts'

/** Services for speech of messages. */
export type ChatSpeechServices = Pick<
  WorkServices,
  'config' | 'database' | 'limiter' | 'snippetAccess' | 'speech' | 'lexicons' | 'speakOnce'
>

type Body = HandlerInput<Api['chats']['speak']>['body']

/**
 * Creates the handler that speaks a sentence of a message, as the sentences of works are. Nobody owns its snippet, so the
 * hourly cleaning deletes it.
 */
export function createSpeakChat(services: ChatSpeechServices) {
  const { config, database, limiter, snippetAccess, speech, lexicons, speakOnce } = services
  const hold = createWorkHold(limiter, config)

  return async (body: Body, call: Call): Promise<ChatSpeech> => {
    const { client, signal } = call
    const asker = await call.identity()
    const { voice_id: voiceId } = body
    const text = spokenText(body.text, null)
    const admission = speakOnce.enter({ voiceId, text, speed: 1, asker, client })
    try {
      const voice = await requireVoice(database, voiceId, asker.key)
      await countNewDevice(limiter, call)
      const payer = await call.knownIdentity()
      const languageCode = voice.voice_language_codes[0] ?? 'en'
      const said = (await lexicons(payer.key)).say(text, speakerOf(speech, voice, languageCode))
      refuseGrown(said, CHAT_LIMITS.sentence)
      const { result, joined } = await admission.speak({
        voice,
        settings: {
          voice_id: voiceId,
          text,
          languageCode,
          speed: 1,
          instructions: null,
          privateTo: payer.key,
          ...(said.spans.length > 0 && { said }),
        },
        shared: false,
        storedHere: true,
        claim: () => Promise.resolve(),
        payer,
        hold,
        client,
        signal,
      })
      const { row } = result
      return {
        audio_url: snippetAccess.audioUrl(row.voice_snippet_id, { shared: false, version: row.access_version }),
        sentence_duration: row.measured_duration,
        speechMarks: row.voice_snippet_timestamps,
        peaks: row.voice_snippet_peaks,
        melody: row.voice_snippet_melody,
        timing_source: row.timing_source,
        is_duplicate: result.found || joined,
      }
    } finally {
      admission.leave()
    }
  }
}
