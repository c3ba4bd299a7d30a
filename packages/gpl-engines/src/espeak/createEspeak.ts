import load from '@echogarden/espeak-ng-emscripten'
import type { EngineReply, EngineRequest } from '../protocol.ts'
import { joinSamples } from '../joinSamples.ts'
import { espeakPhonemes } from './espeakPhonemes.ts'
import { type EspeakEvent, wordTimes } from './wordTimes.ts'
import { writePhonemes } from './writePhonemes.ts'
import { writeVariant } from './writeVariant.ts'

const VARIANTS = '/usr/share/espeak-ng-data/voices/!v'

/**
 * Variant file of the designed voice that speaks. It is in the memory of this instance, which speaks one text at a time,
 * so requests do not share it.
 */
const DESIGNED = 'designed'

/** Bounds of eSpeak's speaking rate in words per minute; it clamps values outside silently. */
const SLOWEST_WPM = 80
const FASTEST_WPM = 450

type EspeakRequest = Extract<EngineRequest, { engine: 'espeak' }>

/** Loads eSpeak NG; one instance speaks any number of texts sequentially. */
export async function createEspeak() {
  const module = await load()
  const worker = new module.eSpeakNGWorker()
  const variants = new Set(module.FS.readdir(VARIANTS))

  const vowels = new Map<string, boolean>()

  /** True if a language knows the mnemonic of a vowel: it drops an unknown one with all that follows. */
  function isVowel(language: string, mnemonic: string): boolean {
    const key = `${language} ${mnemonic}`
    const known = vowels.get(key) ?? phonesOf(`[[t${mnemonic}t]]`).length > 2
    vowels.set(key, known)
    return known
  }

  function phonesOf(text: string): string[] {
    const phones: string[] = []
    worker.synthesize(text, (_samples, events) => {
      phones.push(...events.flatMap(({ type, id }) => (type === 'phoneme' && id !== '' ? String(id) : [])))
      return false
    })
    return phones
  }

  return {
    speak({ text, voice, maxSeconds, phonemes = [] }: EspeakRequest): EngineReply {
      // eSpeak silently replaces an unknown variant by the base voice. It reports an unknown language, but keeps the
      // previous one.
      if (voice.variant !== undefined && !variants.has(voice.variant)) return { ok: false, reason: 'unknown_voice' }
      const { language, design } = voice
      if (design) module.FS.writeFile(`${VARIANTS}/${DESIGNED}`, writeVariant(design))
      const variant = design ? DESIGNED : voice.variant
      const identifier = variant === undefined ? language : `${language}+${variant}`
      if (worker.set_voice(identifier) !== 0) return { ok: false, reason: 'unknown_voice' }
      worker.set_rate(Math.min(FASTEST_WPM, Math.max(SLOWEST_WPM, Math.round(voice.rate ?? 175))))
      // The variant of a design has its pitch and range, which 50 leaves as they are.
      worker.set_pitch((design ? undefined : voice.pitch) ?? 50)
      worker.set_range((design ? undefined : voice.range) ?? 50)

      const escaped = writePhonemes(text, phonemes, (ipa) =>
        espeakPhonemes(ipa, (mnemonic) => isVowel(voice.language, mnemonic)),
      )
      const sampleRate = worker.samplerate
      const parts: Int16Array[] = []
      const events: EspeakEvent[] = []
      let length = 0
      let tooLong = false
      worker.synthesize(escaped.text, (samples, told) => {
        // `samples` is already a copy, sliced out of the heap by the wrapper.
        parts.push(samples)
        events.push(...told)
        length += samples.length
        tooLong = length > maxSeconds * sampleRate
        return tooLong
      })
      if (tooLong) return { ok: false, reason: 'too_long' }
      const words = wordTimes(events, escaped.offsets)
      if (words.length === 0) return { ok: false, reason: 'unspeakable' }
      return { ok: true, result: { samples: joinSamples(parts), sampleRate, words } }
    },
  }
}
