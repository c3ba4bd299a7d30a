import type { VoicePrice } from './voices.ts'

/** Upper bound of the speaking rate, so that an estimate is too low rather than refusing a text. */
const CHARACTERS_PER_SECOND = 20

/**
 * Estimates the credits that a text costs, at least 1: exact for characters and bytes. A unit of a voice that costs nothing
 * is a character and a credit.
 *
 * @example
 * speechCost('Hello, and welcome.', voice.voice_price) // 19
 */
export function speechCost(text: string, price: Pick<VoicePrice, 'unit' | 'credits'> | null): number {
  const { unit, credits } = price ?? { unit: 'character', credits: 1 }
  const units: Record<VoicePrice['unit'], () => number> = {
    character: () => text.length,
    byte: () => byteLength(text),
    // A token has about four characters in English.
    token: () => text.length / 4,
    second: () => text.length / CHARACTERS_PER_SECOND,
  }
  return Math.ceil(Math.max(1, Math.ceil(units[unit]())) * credits)
}

/** Length in UTF-8. */
function byteLength(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
