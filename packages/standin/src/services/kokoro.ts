import { changeMarks } from '../faults.ts'
import { openAiRefusal } from './openai.ts'
import { json, type StandinService } from '../service.ts'
import { wavOf } from '../speak.ts'

const VOICES = [
  { id: 'af_test', name: 'af_test', languageCode: 'en-US' },
  { id: 'bm_test', name: 'bm_test', languageCode: 'en-GB' },
  { id: 'ff_test', name: 'ff_test', languageCode: 'fr-FR' },
]

interface CaptionOrder {
  input: string
  voice: string
  speed?: number
}

/** Kokoro-FastAPI: OpenAI's interface, with a list of voices and a call with word times. */
export const kokoro: StandinService = {
  name: 'kokoro',
  refusal: openAiRefusal,
  async answer({ path, text }, { speak, fault }) {
    if (path === '/openapi.json') return json({ openapi: '3.1.0', paths: { '/dev/captioned_speech': { post: {} } } })
    if (path === '/v1/audio/voices') return json({ voices: VOICES.map(({ id, name }) => ({ id, name })) })
    const { input, voice, speed = 1 } = JSON.parse(text) as CaptionOrder
    const gender = voice.charAt(1) === 'm' ? 'male' : 'female'
    const languageCode = VOICES.find(({ id }) => id === voice)?.languageCode ?? 'en-US'
    const said = await speak({ text: input, gender, languageCode, speed })
    const sound = { ...said, samples: fault === 'empty audio' ? new Float32Array() : said.samples }
    const wav = fault === 'broken audio' ? Buffer.from('RIFF and no more') : wavOf(sound)
    if (path === '/v1/audio/speech') return { status: 200, headers: { 'content-type': 'audio/wav' }, body: wav }
    const timestamps = changeMarks(said.words, fault).map(({ word, startMs, endMs }) => ({
      // Kokoro reports what it speaks, in which punctuation is separate.
      word: word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
      start_time: startMs / 1000,
      end_time: endMs / 1000,
    }))
    return json({ audio: wav.toString('base64'), audio_format: 'audio/wav', timestamps })
  },
}
