import { describe, expect, it } from 'vitest'
import { type EspeakEvent, wordTimes } from './wordTimes.ts'

const OFFSETS = Array.from({ length: 40 }, (_, index) => index)

function word(position: number, at: number): EspeakEvent {
  return { type: 'word', text_position: position, audio_position: at }
}

function phoneme(id: string, at: number): EspeakEvent {
  return { type: 'phoneme', text_position: 1, audio_position: at, id }
}

describe('wordTimes', () => {
  it('spans from the first phoneme to the event after the last one', () => {
    const events = [
      word(1, 0),
      phoneme('k', 48),
      phoneme('ɔ', 95),
      phoneme('', 310),
      word(7, 428),
      phoneme('d', 460),
      phoneme('', 600),
    ]
    expect(wordTimes(events, OFFSETS)).toEqual([
      {
        offset: 0,
        startMs: 48,
        endMs: 310,
        phones: [
          { ipa: 'k', startMs: 48, endMs: 95 },
          { ipa: 'ɔ', startMs: 95, endMs: 310 },
        ],
      },
      { offset: 6, startMs: 460, endMs: 600, phones: [{ ipa: 'd', startMs: 460, endMs: 600 }] },
    ])
  })

  it('excludes the pause before a word from its span', () => {
    const events = [word(1, 0), phoneme('', 0), phoneme('', 200), phoneme('a', 250), phoneme('', 400)]
    expect(wordTimes(events, OFFSETS)).toMatchObject([{ offset: 0, startMs: 250, endMs: 400 }])
  })

  it('omits words that are not spoken', () => {
    expect(wordTimes([word(1, 0), phoneme('', 0), word(3, 100), phoneme('a', 100)], OFFSETS)).toHaveLength(1)
  })
})
