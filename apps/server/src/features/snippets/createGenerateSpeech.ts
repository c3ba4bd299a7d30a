import { setImmediate } from 'node:timers/promises'
import { type Api, type HandlerInput, type SpeechResponse, textLimit } from '@voice-rankings/contract'
import type { Call } from '../../kernel/api/handlers.ts'
import { accountLevel } from '../../kernel/identity/identity.ts'
import { countNewDevice } from '../../kernel/limits/countNewDevice.ts'
import type { Hold } from '../credits/createHold.ts'
import { tellAllowances } from '../credits/limitHeaders.ts'
import type { SaidText } from '../lexicon/applyLexicon.ts'
import { requireScope } from '../lexicon/lexiconScope.ts'
import { listPronunciations, refuseGrown } from '../lexicon/saidText.ts'
import { speakerOf } from '../lexicon/speakerOf.ts'
import { capabilitiesOf } from '../speech/createSpeech.ts'
import { requireVoice } from '../voices/requireVoice.ts'
import type { SpeakOnce } from './createSpeakOnce.ts'
import type { SnippetServices } from './snippetServices.ts'
import { addOwner } from './snippetStore.ts'
import { agreedLanguage, spokenText } from './speakableRequest.ts'
import type { Spoken } from './speakSnippet.ts'
import { titleOf } from './titleOf.ts'

/** The validated request with its defaults. */
type CheckedRequest = HandlerInput<Api['speech']['generate']>['body']

type SpeechCall = Pick<Call, 'client' | 'visitor' | 'signal' | 'identity' | 'knownIdentity' | 'setHeader'>

/** Creates the handler that generates speech. */
export function createGenerateSpeech(services: SnippetServices & { speakOnce: SpeakOnce }, hold: Hold) {
  const { database, limiter, speech, lexicons, snippetAccess, speakOnce } = services
  let begun: Promise<unknown> = Promise.resolve()
  /** Starts one text per event loop iteration: otherwise the queries of PGlite would delay the refusal of others. */
  const begin = () => (begun = begun.then(() => setImmediate()))

  return async (request: CheckedRequest, call: SpeechCall): Promise<SpeechResponse> => {
    const { client, signal } = call
    const asker = await call.identity()
    const text = spokenText(request.text, accountLevel(asker))
    const { voice_id: voiceId, voice_speed: speed } = request
    // Before any query, so that a refusal costs next to nothing.
    const admission = speakOnce.enter({ voiceId, text, speed, asker, client })
    try {
      await begin()
      const voice = await requireVoice(database, voiceId, asker.key)
      await countNewDevice(limiter, call)
      const identity = await call.knownIdentity()
      const engine = speech.engines.find(({ id }) => id === voice.voice_service)
      const capabilities = engine && capabilitiesOf(engine, voice.voice_speaker_id)
      const shared = request.voice_snippet_shared ?? request.shareSnippet
      const languageCode = agreedLanguage(request, voice)
      const { work_id: workId } = request
      await requireScope(database.queries, { owner: identity.key, workId })
      const said = (await lexicons(identity.key, workId)).say(text, speakerOf(speech, voice, languageCode))
      refuseGrown(said, textLimit(accountLevel(identity)))
      const settings = {
        voice_id: voiceId,
        text,
        languageCode,
        speed,
        // Engines without instructions ignore them, and a voice speaks with its own without being told: they must not create
        // a second snippet.
        instructions:
          (capabilities?.instructions &&
            request.voice_instructions !== voice.voice_instructions &&
            request.voice_instructions) ||
          null,
        privateTo: shared ? null : identity.key,
        said,
      }
      const owner = { key: identity.key, shared }
      try {
        const { result, joined } = await admission.speak({
          voice,
          settings,
          shared,
          claim: (queries, id) => addOwner(queries, id, owner),
          payer: identity,
          hold,
          client,
          signal,
        })
        const { voice_snippet_id: id, hidden, access_version: version } = result.row
        return toResponse(result, joined, said, snippetAccess.audioUrl(id, { shared: shared && !hidden, version }))
      } finally {
        await tellAllowances(hold, identity, call)
      }
    } finally {
      admission.leave()
    }
  }
}

function toResponse({ row, found, mp3 }: Spoken, joined: boolean, said: SaidText, audioUrl: string): SpeechResponse {
  const pronunciations = listPronunciations(said)
  return {
    title: titleOf(row.voice_snippet_text),
    speechMarks: row.voice_snippet_timestamps,
    audio: mp3 ? Buffer.from(mp3).toString('base64') : null,
    is_duplicate: found || joined,
    voice_snippet_id: row.voice_snippet_id,
    voice_snippet_audio_url: mp3 ? null : audioUrl,
    voice_snippet_duration: row.voice_snippet_duration,
    voice_snippet_peaks: row.voice_snippet_peaks,
    voice_snippet_melody: row.voice_snippet_melody,
    timing_source: row.timing_source,
    ...(pronunciations && { pronunciations }),
  }
}
