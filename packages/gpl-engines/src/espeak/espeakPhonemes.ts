/** Consonants in IPA, each with eSpeak's mnemonic, which all its languages know. */
const CONSONANTS = new Map(
  [
    'p p b b t t d d k k ɡ g g g q q ɢ g ʈ t ɖ d c c ɟ J ʔ ?',
    'f f v v ɸ f β B ʋ v# θ T ð D s s z z ʃ S ʒ Z ʂ s. ʐ z. ɕ S;',
    'ʑ z; ç C ʝ J^ x x ɣ Q χ X ʁ Q" h h ɦ h ħ h ʕ ? m m ɱ m n n',
    'ɲ n^ ŋ N ɳ n. ɴ N l l ʎ l^ ɬ l# ɮ l ɫ L ɭ l. ɹ r ɻ r r R ʀ r"',
    'ɾ * ɽ * ʙ b w w ʍ w# ɰ w ɥ j j j',
  ].flatMap((line) =>
    Array.from(line.matchAll(/(\S) (\S+)/gu), ([, ipa = '', mnemonic = '']) => [ipa, mnemonic] as const),
  ),
)

/** eSpeak's mnemonics of vowels, the nearest first; a language knows some of them. */
const VOWELS: Readonly<Record<string, readonly string[]>> = {
  aɪ: ['aI'],
  aʊ: ['aU'],
  eɪ: ['eI'],
  ɔɪ: ['OI'],
  oʊ: ['oU'],
  əʊ: ['@U', 'oU'],
  ɔʏ: ['OY', 'OI'],
  ɛ̃: ['E~'],
  ɑ̃: ['A~'],
  ɔ̃: ['O~'],
  œ̃: ['W~'],
  iː: ['i:', 'i'],
  uː: ['u:', 'u'],
  ɑː: ['A:', 'A', 'a:', 'a'],
  ɔː: ['O:', 'O', 'o'],
  ɜː: ['3:', '@'],
  eː: ['e:', 'e'],
  oː: ['o:', 'o'],
  aː: ['a:', 'A:', 'a'],
  ɛː: ['E:', 'E', 'e'],
  yː: ['y:', 'y', 'u'],
  øː: ['Y:', 'Y', 'e'],
  i: ['i', 'i:'],
  ɪ: ['I', 'i'],
  ɨ: ['I', 'i'],
  ᵻ: ['I', 'i'],
  e: ['e'],
  ɛ: ['E', 'e'],
  æ: ['&', 'a'],
  a: ['a'],
  ɶ: ['a'],
  ɐ: ['a#', 'a'],
  ɑ: ['A', 'A:', 'a'],
  ɒ: ['0', 'O', 'o'],
  ɔ: ['O', 'o'],
  o: ['o'],
  ʊ: ['U', 'u'],
  u: ['u'],
  ɯ: ['u'],
  ʉ: ['u'],
  ʌ: ['V', 'a'],
  ɤ: ['V', 'o'],
  ə: ['@', 'e'],
  ɘ: ['@', 'e'],
  ɵ: ['8', '@', 'e'],
  ɜ: ['3:', '@', 'e'],
  ɞ: ['3:', '@', 'e'],
  ɚ: ['3', '@'],
  ɝ: ['3:', '@'],
  y: ['y', 'u'],
  ʏ: ['Y', 'y', 'u'],
  ø: ['Y', 'e'],
  œ: ['W', 'Y', 'e'],
}

const STRESS: Readonly<Record<string, string>> = { ˈ: "'", ˌ: ',' }

/** Number of code points of the longest entry of {@link VOWELS}. */
const LONGEST = 2

/**
 * Converts IPA to eSpeak's mnemonics (eSpeak NG, "Phoneme mnemonics"). Sounds that the language lacks become their
 * nearest; tones and other marks are left out. Stress precedes the vowel, not the syllable. Empty if nothing is left.
 *
 * @param isKnown - True for mnemonics of vowels that the language knows.
 */
export function espeakPhonemes(ipa: string, isKnown: (mnemonic: string) => boolean): string {
  const symbols = Array.from(ipa.normalize('NFC').replaceAll(/[͜͡]/gu, ''))
  let written = ''
  let stress = ''
  for (let at = 0; at < symbols.length;) {
    const vowel = vowelAt(symbols, at, isKnown)
    const symbol = symbols[at] ?? ''
    if (vowel) {
      written += stress + vowel.mnemonic
      stress = ''
    } else if (symbol === ' ') written += ' '
    else if (Object.hasOwn(STRESS, symbol)) stress = STRESS[symbol] ?? ''
    else written += CONSONANTS.get(symbol) ?? ''
    at += vowel?.length ?? 1
  }
  return written.trim()
}

/** The longest vowel at a place that the language knows, in code points. */
function vowelAt(symbols: readonly string[], at: number, isKnown: (mnemonic: string) => boolean) {
  for (let length = LONGEST; length > 0; length -= 1) {
    const written = symbols.slice(at, at + length).join('')
    const mnemonic = Object.hasOwn(VOWELS, written) ? VOWELS[written]?.find(isKnown) : undefined
    if (mnemonic !== undefined) return { mnemonic, length }
  }
  return undefined
}
