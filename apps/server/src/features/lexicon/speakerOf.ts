import type { VoiceRow } from '../../kernel/database/schema.ts'
import { capabilitiesOf } from '../speech/createSpeech.ts'
import type { SpeechService } from '../speech/createSpeech.ts'
import type { Speaker } from './createMatcher.ts'

/** A voice in one of its languages, as entries are chosen for it. */
export function speakerOf({ engines }: Pick<SpeechService, 'engines'>, voice: VoiceRow, languageCode: string): Speaker {
  const engine = engines.find(({ id }) => id === voice.voice_service)
  const phonemes = (engine && capabilitiesOf(engine, voice.voice_speaker_id).phonemes) ?? false
  return { voiceId: voice.voice_id, languageCode, phonemes }
}
