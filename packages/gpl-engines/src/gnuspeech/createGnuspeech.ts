import { defaultTrmControlModelFileContent } from '@echogarden/gnuspeech-wasm/dist/DefaultTrmControlModel.js'
import load, { type GnuspeechModule } from '@echogarden/gnuspeech-wasm/wasm/gnuspeech.js'
import { joinSamples } from '../joinSamples.ts'
import type { EngineReply, GnuspeechVoice, WordTime } from '../protocol.ts'
import { withSettings } from './withSettings.ts'

const DATA = '/data/en'
const SAMPLE_RATE = 44_100
const WAV_HEADER_BYTES = 44
const BASES = ['male', 'female', 'large_child', 'small_child', 'baby'] as const

/** Loads Gnuspeech; one instance speaks any number of texts sequentially. It reports times of lines, not of words. */
export async function createGnuspeech() {
  const module = await load()
  const throats = new Map(
    BASES.map((base) => [base, module.FS.readFile(`${DATA}/voice_${base}.txt`, { encoding: 'utf8' })]),
  )

  return {
    speak(text: string, voice: GnuspeechVoice, maxSeconds: number): EngineReply {
      const throat = throats.get(voice.base)
      if (throat === undefined) return { ok: false, reason: 'unknown_voice' }
      // Non-ASCII letters can cause an infinite loop, and a text without letters an exception.
      const ascii = text.replace(/[^\n\x20-\x7e]/gu, ' ')
      if (!/[a-z0-9]/iu.test(ascii)) return { ok: false, reason: 'unspeakable' }

      module.FS.writeFile(
        `${DATA}/voice_${voice.base}.txt`,
        withSettings(throat, {
          vocal_tract_length: voice.tractLengthCm,
          reference_glottal_pitch: voice.pitchSemitones,
          breathiness: voice.breathiness,
        }),
      )
      module.FS.writeFile(
        `${DATA}/trm_control_model.txt`,
        withSettings(defaultTrmControlModelFileContent, {
          voice_name: voice.base,
          tempo: voice.tempo,
          // Random intonation shifts the melody by up to 3 semitones per run, which would invalidate measurements.
          random_intonation: 0,
        }),
      )
      const parts: Int16Array[] = []
      const words: WordTime[] = []
      let length = 0
      let offset = 0
      for (const line of ascii.split('\n')) {
        // Gnuspeech throws on a line without letters.
        if (/[a-z0-9]/iu.test(line)) {
          const part = synthesize(module, breakLongWords(line))
          parts.push(part)
          words.push({
            offset,
            startMs: (length / SAMPLE_RATE) * 1000,
            endMs: ((length + part.length) / SAMPLE_RATE) * 1000,
          })
          length += part.length
        }
        offset += line.length + 1
        if (length > maxSeconds * SAMPLE_RATE) return { ok: false, reason: 'too_long' }
      }
      return { ok: true, result: { samples: joinSamples(parts), sampleRate: SAMPLE_RATE, words } }
    },
  }
}

function synthesize(module: GnuspeechModule, text: string): Int16Array {
  const addresses = [text, './out.wav', DATA, './parameters.txt'].map((value) => allocate(module, value))
  const [textAt = 0, outputAt = 0, dataAt = 0, parametersAt = 0] = addresses
  const code = module._GnuSpeech_synthesizeToFile(textAt, outputAt, dataAt, parametersAt, 0)
  for (const address of addresses) module._free(address)
  if (code !== 0) throw new Error(`Gnuspeech ended with ${code}`)
  const file = module.FS.readFile('./out.wav')
  return new Int16Array(file.slice(WAV_HEADER_BYTES, file.length - (file.length % 2)).buffer)
}

/** Copies a text into the module's memory as a C string. */
function allocate(module: GnuspeechModule, text: string): number {
  const bytes = new TextEncoder().encode(`${text}\0`)
  const address = module._malloc(bytes.length)
  module.HEAPU8.set(bytes, address)
  return address
}

/** Maximum word length: Gnuspeech has buffers of fixed size, which words of 140 decimals or more would overflow. */
const LONGEST = 134

/** Splits overlong words into equal parts of at least 67 characters: that many digits are still read one by one. */
function breakLongWords(line: string): string {
  return line.replace(new RegExp(`\\S{${LONGEST + 1},}`, 'gu'), (word) => {
    const parts = Math.ceil(word.length / LONGEST)
    const length = Math.ceil(word.length / parts)
    return Array.from({ length: parts }, (_, part) => word.slice(part * length, (part + 1) * length)).join(' ')
  })
}
