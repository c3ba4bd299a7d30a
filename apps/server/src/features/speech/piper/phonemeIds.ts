import type { VoiceConfig } from './readVoiceConfig.ts'

/** Phonemes of a word; `token` is the index of the token in which it begins. */
export interface PhonemeWord {
  readonly token: number
  /** IPA, or the characters of the word. */
  readonly phonemes: string
}

/** Input of a model: ids of phonemes, and the token that each belongs to, -1 for none. */
export interface PhonemeIds {
  readonly ids: number[]
  readonly owners: number[]
}

const BEGIN = '^'
const END = '$'
const PAD = '_'

/** Punctuation that Piper models know as phonemes, at the end of a token. */
const CLAUSE_END = /[.,;:!?]$/u

/**
 * Ids of a sentence as Piper models are trained with them: begin, each phoneme followed by a pad, end. Words are
 * separated by a space; the punctuation of a clause follows its last word. Phonemes are the code points of the
 * decomposed text (NFD); unknown ones are left out.
 */
export function phonemeIds(
  words: readonly PhonemeWord[],
  tokens: readonly string[],
  { phoneme_id_map: map }: Pick<VoiceConfig, 'phoneme_id_map'>,
): PhonemeIds {
  const pad = idsOf(map, PAD)
  const ids = [...idsOf(map, BEGIN), ...pad]
  const owners = ids.map(() => -1)
  const add = (phoneme: string, owner: number) => {
    const own = idsOf(map, phoneme)
    if (own.length === 0) return
    ids.push(...own, ...pad)
    for (let n = own.length + pad.length; n > 0; n -= 1) owners.push(owner)
  }
  for (const [index, { token, phonemes }] of words.entries()) {
    for (const phoneme of phonemes.normalize('NFD')) add(phoneme, token)
    const next = words[index + 1]
    const end = CLAUSE_END.exec(tokens[token] ?? '')?.[0]
    if (end !== undefined && next?.token !== token) add(end, -1)
    if (next) add(' ', -1)
  }
  const end = idsOf(map, END)
  ids.push(...end)
  for (const _ of end) owners.push(-1)
  return { ids, owners }
}

/** Letters and digits of IPA and of scripts, without modifiers, such as those of stress and length. */
const SOUND = /[\p{Lu}\p{Ll}\p{Lo}\p{N}]/u

/** True if a model knows a sound among the phonemes, and not only their stress or punctuation. */
export function canSay(phonemes: string, { phoneme_id_map: map }: Pick<VoiceConfig, 'phoneme_id_map'>): boolean {
  return Array.from(phonemes.normalize('NFD')).some((each) => SOUND.test(each) && idsOf(map, each).length > 0)
}

const idsOf = (map: VoiceConfig['phoneme_id_map'], phoneme: string): readonly number[] =>
  Object.hasOwn(map, phoneme) ? (map[phoneme] ?? []) : []
