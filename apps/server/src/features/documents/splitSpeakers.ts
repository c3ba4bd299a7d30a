import type { Block, Paragraph } from './document.ts'

/** A line that begins with a name and a colon. */
export interface Turn {
  readonly name: string
  /** The line after the colon. */
  readonly text: string
}

/** Maximum length of a name, in UTF-16 code units. */
const NAME_LIMIT = 40

/** Words of one to four parts: letters, digits, and the marks of abbreviations and double names. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}.'’-]*(?: [\p{L}\p{N}][\p{L}\p{M}\p{N}.'’-]*){0,3}$/u

/** A lower-case first letter: a part of a sentence, such as "one thing: …". */
const LOWER_CASE = /^\p{Ll}/u

/** Words before a colon that are no names of speakers, in lower case: labels of notes, fields and parts of a text. */
const NO_NAMES: ReadonlySet<string> = new Set(
  `note notes nb warning caution important attention danger tip tips hint info example examples remark remarks
  definition theorem proof lemma summary conclusion conclusions result results answer question questions problem
  solution task source sources reference references see also title author editors editor date time place location
  language translator illustrator publisher edition release updated subject from to cc bcc re fwd ps p.s. pps url link
  tel phone fax email e-mail address web website isbn doi copyright license licence price total figure fig table chart
  map photo image picture video audio credit credits caption section chapter part step ingredients method directions
  instructions requirements features pros cons advantages disadvantages monday tuesday wednesday thursday friday
  saturday sunday todo fixme update edit spoiler disclaimer abstract keywords introduction background methods discussion
  achtung hinweis hinweise wichtig warnung tipp beispiel frage antwort lösung quelle quellen titel autor datum ort
  zeit sprache abbildung abb tabelle kapitel teil schritt zutaten zusammenfassung vorteile nachteile telefon adresse
  betreff remarque avertissement astuce conseil exemple réponse titre auteur langue lieu étape ingrédients résumé
  avantages inconvénients téléphone objet nota aviso advertencia consejo ejemplo pregunta respuesta título fecha lugar
  idioma figura tabla capítulo paso ingredientes resumen ventajas inconvenientes teléfono dirección asunto 注意 注 例 備考
  質問 回答 答え 出典 日時 場所 著者 タイトル ملاحظة تنبيه مثال سؤال جواب المصدر`.split(/\s+/),
)

/** The turn that a line may be: a name, a colon and white space, then text. A full-width colon needs no white space. */
export function turnOf(line: string): Turn | null {
  const [, name = '', text = ''] = /^([^:：\n]{1,60})(?::[^\S\n]+|：[^\S\n]*)(\S[^]*)$/u.exec(line) ?? []
  const plain = name.trim()
  if (plain.length > NAME_LIMIT || !NAME.test(plain) || LOWER_CASE.test(plain) || !/\p{L}/u.test(plain)) return null
  const words = keyOf(plain).split(' ')
  const first = words[0]?.replace(/\.$/, '') ?? ''
  // "Table 3: …" and "Step two: …" too.
  return NO_NAMES.has(keyOf(plain)) || (words.length < 3 && NO_NAMES.has(first)) ? null : { name: plain, text }
}

const keyOf = (name: string) => name.toLowerCase()

/**
 * Moves names of speakers from the text of paragraphs to `speaker`, if the text is a dialogue. A text is one if at
 * least two names begin three paragraphs or more, one of them twice or more. Then a name is a speaker if it begins two
 * paragraphs, or stands beside such a turn. Lines of one paragraph are paragraphs of their own if each begins with a
 * name. A name in capitals is the same as in small letters. A paragraph without a name has no speaker: it may be
 * narration.
 *
 * @param stated Names of the speakers, where they are known: these are speakers, and no others.
 */
export function splitSpeakers(
  blocks: readonly Block[],
  stated?: readonly string[],
): (Paragraph | (Block & { kind: 'heading' }))[] {
  const lines = blocks.flatMap(separateTurns)
  const turns = lines.map(({ kind, text }) => (kind === 'paragraph' ? turnOf(text) : null))
  const names = stated ? new Map(stated.map((name) => [keyOf(name), name])) : speakersOf(turns)
  return lines.map(({ kind, text }, at) => {
    if (kind === 'heading') return { kind, text }
    const turn = turns[at]
    const speaker = turn && names.get(keyOf(turn.name))
    return speaker === null || speaker === undefined ? { text, speaker: null } : { text: turn?.text ?? text, speaker }
  })
}

/** Separates the lines of a paragraph that are all turns. */
function separateTurns(block: Block): Block[] {
  const lines = block.text.split('\n')
  if (block.kind === 'heading' || lines.length < 2 || !lines.every((line) => turnOf(line))) return [block]
  return lines.map((text) => ({ kind: 'paragraph', text }))
}

/** Names of the speakers by their keys, as they are first written; empty if the text is no dialogue. */
function speakersOf(turns: readonly (Turn | null)[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  const written = new Map<string, string>()
  for (const turn of turns) {
    if (!turn) continue
    const key = keyOf(turn.name)
    counts.set(key, (counts.get(key) ?? 0) + 1)
    if (!written.has(key)) written.set(key, turn.name)
  }
  const isRepeated = (turn: Turn | null | undefined) => !!turn && (counts.get(keyOf(turn.name)) ?? 0) > 1
  const speakers = new Map<string, string>()
  for (const [at, turn] of turns.entries()) {
    if (!turn || !(isRepeated(turn) || isRepeated(turns[at - 1]) || isRepeated(turns[at + 1]))) continue
    speakers.set(keyOf(turn.name), written.get(keyOf(turn.name)) ?? turn.name)
  }
  return speakers.size > 1 ? speakers : new Map()
}
