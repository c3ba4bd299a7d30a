import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { AnalysisMessages } from './messages.ts'
import type { StripWord } from './stripWords.ts'

interface WordStripProps {
  words: readonly StripWord[]
  /** Index of the current word; -1 in a pause. */
  wordHeard: number
  /** Language of the words, by which long ones are hyphenated. */
  languageCode: string
  texts: AnalysisMessages
  /** Seeks to a position in milliseconds. */
  onSeek: (timeMs: number) => void
}

/** All words with pitch and time, the spoken one lit. A word seeks to its start; arrow keys move and seek by word. */
export function WordStrip({ words, wordHeard, languageCode, texts, onSeek }: WordStripProps) {
  const id = useId()
  // One stop of the Tab key for all words.
  const [chosen, setChosen] = useState(0)
  const stop = Math.min(wordHeard < 0 ? chosen : wordHeard, words.length - 1)

  function choose(index: number): void {
    setChosen(index)
    onSeek(words[index]?.startTime ?? 0)
  }

  function onKeyDown(event: KeyboardEvent<HTMLOListElement>): void {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button === event.target)
    const target = targetOf(event.key, at, words.length - 1, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (target === null) return
    event.preventDefault()
    choose(target)
    buttons[target]?.focus()
  }

  return (
    <section className="voice-analysis-strip" part="analysis-strip" aria-labelledby={id}>
      <header>
        <h3 id={id}>{texts.everyWord}</h3>
        <p aria-hidden="true">
          <kbd>{'←'}</kbd> <kbd>{'→'}</kbd> {texts.wordByWord}
        </p>
      </header>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it */}
      <ol onKeyDown={onKeyDown}>
        {words.map((one, n) => (
          <li key={n}>
            <button
              type="button"
              part="analysis-cell"
              tabIndex={n === stop ? 0 : -1}
              aria-current={n === wordHeard || undefined}
              onClick={() => choose(n)}
            >
              <b lang={languageCode} title={one.word}>
                {one.word}
              </b>{' '}
              <span>{pitchOf(one, texts)}</span> <small>{placeOf(one, texts)}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function targetOf(key: string, at: number, last: number, isReversed: boolean): number | null {
  const forward = isReversed ? -1 : 1
  const targets: Record<string, number> = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: last }
  const target = targets[key]
  return target === undefined ? null : Math.max(0, Math.min(last, target))
}

function pitchOf({ pitch, isCoarse }: StripWord, texts: AnalysisMessages): string {
  if (pitch === null) return texts.noPitch
  return isCoarse ? texts.aboutHertz(pitch) : texts.hertz(pitch)
}

function placeOf({ startTime, vocalFry }: StripWord, texts: AnalysisMessages): string {
  const time = texts.seconds(startTime / 1000, 2)
  return vocalFry ? texts.withFry(time) : time
}
