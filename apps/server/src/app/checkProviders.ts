import { createEngines } from '../features/catalogue/createEngines.ts'
import { timingOffset } from '../features/catalogueJob/timingOffset.ts'
import type { EngineVoice, Speech, SpeechEngine } from '../features/speech/engine.ts'
import { ProviderError } from '../features/speech/speechError.ts'
import { ConfigError, readConfig } from '../kernel/config/config.ts'
import { createLog } from '../kernel/log/createLog.ts'
import { openSpeech } from './speech/openSpeech.ts'
import { formatTable } from './tables/formatTable.ts'

// Program that asks each configured provider for its first page of voices and one spoken sentence, and prints what came.

const SENTENCE = 'The quick brown fox jumps over the lazy dog, and then it rests in the shade.'

type Row = Record<'provider' | 'voice' | 'result', string> &
  Record<'voices' | 'seconds' | 'words' | 'offset_ms' | 'billed' | 'took_ms', number | null>

const NOTHING = { voice: '', voices: null, seconds: null, words: null, offset_ms: null, billed: null, took_ms: null }

try {
  const config = readConfig(process.env)
  const local = createEngines()
  const { speech, aligner, close } = openSpeech({ config, local, log: createLog('silent') })
  const isLocal = (engine: SpeechEngine) => local.some(({ id }) => id === engine.id)

  /** Distance of the starts of words from those found in the sound, in ms; null if they are not found. */
  async function offsetOf({ audio, marks }: Speech, languageCode: string): Promise<number | null> {
    return timingOffset(marks, await aligner.align({ text: SENTENCE, languageCode, audio })) ?? null
  }

  async function check(engine: SpeechEngine): Promise<Row> {
    const provider = engine.name
    try {
      const { voices } = await engine.listVoices()
      const voice = voices.find(isEnglish) ?? voices[0]
      if (!voice) return { ...NOTHING, provider, voices: 0, result: 'no voices' }
      const { speakerId, providerVoiceId, languageCodes } = voice
      const languageCode = languageCodes.find((code) => code.startsWith('en')) ?? languageCodes[0] ?? ''
      const from = performance.now()
      const said = await engine.synthesize({ text: SENTENCE, speakerId, providerVoiceId, languageCode })
      const took = performance.now() - from
      return {
        provider,
        voice: voice.name,
        voices: voices.length,
        seconds: Math.round((10 * said.audio.samples.length) / said.audio.sampleRate) / 10,
        words: said.marks.length,
        offset_ms: await offsetOf(said, languageCode),
        billed: said.billed.count,
        took_ms: Math.round(took),
        result: `${said.timingSource} word times`,
      }
    } catch (error) {
      const reason = error instanceof ProviderError ? error.detail : String(error)
      return { ...NOTHING, provider, result: reason.slice(0, 120) }
    }
  }

  const providers = speech.engines.filter((engine) => !isLocal(engine))
  if (providers.length === 0) console.log('No provider is configured. Set a key, such as ELEVENLABS_API_KEY.')
  else {
    console.log(`Each provider speaks ${SENTENCE.length} characters, which it charges for.`)
    const rows: Row[] = []
    for (const engine of providers) rows.push(await check(engine))
    for (const line of formatTable(rows)) console.log(line)
  }
  await close()
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}

function isEnglish({ languageCodes }: EngineVoice): boolean {
  return languageCodes.some((code) => code.startsWith('en'))
}
