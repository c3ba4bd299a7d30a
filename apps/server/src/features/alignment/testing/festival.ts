import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWav } from '../../../kernel/audio/readWav.ts'
import { isSpeakable, splitTokens } from '../../speech/text/tokens.ts'
import type { Sound } from '../features.ts'

/** A voice of Festival; its text is written in the given encoding. */
export interface FestivalVoice {
  readonly name: string
  readonly languageCode: string
  readonly gender: 'female' | 'male'
  readonly encoding: 'utf-8' | 'iso-8859-1' | 'iso-8859-2'
}

/** Voices with words of known times: joined diphones, statistical models, and `nsh` of joined human recordings. */
export const FESTIVAL_VOICES: readonly FestivalVoice[] = [
  { name: 'cmu_us_slt_arctic_hts', languageCode: 'en-US', gender: 'female', encoding: 'utf-8' },
  { name: 'kal_diphone', languageCode: 'en-US', gender: 'male', encoding: 'utf-8' },
  { name: 'msu_ru_nsh_clunits', languageCode: 'ru-RU', gender: 'male', encoding: 'utf-8' },
  { name: 'upc_ca_ona_hts', languageCode: 'ca-ES', gender: 'female', encoding: 'iso-8859-1' },
  { name: 'lp_diphone', languageCode: 'it-IT', gender: 'female', encoding: 'iso-8859-1' },
  { name: 'czech_dita', languageCode: 'cs-CZ', gender: 'female', encoding: 'iso-8859-2' },
  { name: 'suo_fi_lj_diphone', languageCode: 'fi-FI', gender: 'female', encoding: 'iso-8859-1' },
]

/** Speech with the true start of each token of its text, in ms; undefined for one without words. */
export interface TrueSpeech {
  readonly text: string
  readonly audio: Sound
  readonly starts: readonly (number | undefined)[]
}

/** Writes the wave of an utterance and one line per token of its structure: name and start of its first word. */
const DUMP = `(define (dump_tokens utt words wave)
  (let ((fd (fopen words "w")))
    (mapcar
      (lambda (token)
        (if (item.daughter1 token)
          (format fd "%s\\t%s\\n" (item.name token) (item.feat (item.daughter1 token) "word_start"))))
      (utt.relation.items utt 'Token))
    (fclose fd)
    (utt.save.wave utt wave 'riff)))
`

/** Speaks a text with Festival. Its tokens must be words of Festival's, in order. */
export function speakFestival(folder: string, voice: FestivalVoice, text: string): TrueSpeech {
  const plain = text.replaceAll(/["\\]/gu, '').replaceAll('’', "'")
  const [script, words, wave] = ['speak.scm', 'words.txt', 'speech.wav'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const commands = `${DUMP}(voice_${voice.name})\n(dump_tokens (utt.synth (Utterance Text "${plain}")) "${words}" "${wave}")\n`
  writeFileSync(script, encode(commands, voice.encoding))
  execFileSync('festival', ['-b', script], { stdio: ['ignore', 'ignore', 'pipe'] })
  const lines = new TextDecoder(voice.encoding).decode(readFileSync(words)).trim().split('\n')
  const spoken = lines
    .map((line) => line.split('\t') as [name: string, start: string])
    .filter(([name]) => lettersOf(name) !== '')
  const audio = readWav(readFileSync(wave))
  if (!audio) throw new Error('Festival wrote no samples.')
  return { text: plain, audio, starts: startsOf(splitTokens(plain), spoken) }
}

/** Starts of tokens by the names of Festival's, which lack punctuation. */
function startsOf(tokens: readonly string[], spoken: readonly (readonly [string, string])[]): (number | undefined)[] {
  let at = 0
  return tokens.map((token) => {
    const next = spoken[at]
    if (!next || !isSpeakable(token) || !lettersOf(token).startsWith(lettersOf(next[0]))) return undefined
    at += 1
    // Parts of a token, as in "well-known", belong to it too.
    let said = lettersOf(next[0])
    while (spoken[at] && said.length < lettersOf(token).length) said += lettersOf(spoken[at++]![0])
    return 1000 * Number(next[1])
  })
}

const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Encodes a text; letters that the encoding lacks become question marks. */
function encode(text: string, encoding: FestivalVoice['encoding']): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text)
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const table = new Map([...bytes].map((byte) => [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte]))
  return Buffer.from([...text].map((letter) => table.get(letter) ?? 0x3f))
}
