import { describe, expect, it } from 'vitest'
import { espeakPhonemes } from './espeakPhonemes.ts'

const english = (mnemonic: string) => !['&', 'Y', 'Y:', 'W', '8', 'A'].includes(mnemonic)

describe('espeakPhonemes', () => {
  it.each([
    ['həˈloʊ', "h@l'oU"],
    ['ˈtʃɛɹi', "tS'Eri"],
    ['t͡ʃɛɹi', 'tSEri'],
    ['nuː jɛn', 'nu: jEn'],
    ['ˌkæliˈfɔːɹnjə', "k,alif'O:rnj@"],
    ['ɑ', 'A:'],
    ['ʁyː', 'Q"y:'],
    ['ma˥˩', 'ma'],
    ['˥˩', ''],
    ['[[x]]', 'x'],
  ])('converts %s to %s', (ipa, mnemonics) => {
    expect(espeakPhonemes(ipa, english)).toBe(mnemonics)
  })

  it('uses the nearest vowel that the language knows', () => {
    expect(espeakPhonemes('œ', (mnemonic) => mnemonic === 'e')).toBe('e')
  })
})
