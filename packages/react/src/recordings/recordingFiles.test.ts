import { printMarkup } from '@voice-rankings/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteAt, recordingFile, recordingFileName, recordingMarkup, RECORDING_FILES } from './recordingFiles.ts'
import { fileOf, TEXT, timesFixture } from './testing/recording.ts'

const times = timesFixture()
const recordingOf = (name: string) => ({
  file: { audio: fileOf(name), url: '', durationMs: 6000, close: () => {} },
  times,
  text: TEXT,
  languageCode: 'en',
})

describe('the files of a recording', () => {
  it('are named after its audio file', () => {
    expect(RECORDING_FILES.map((file) => recordingFileName('talk.of.May.mp3', file))).toEqual([
      'talk.of.May.vtt',
      'talk.of.May.srt',
      'talk.of.May.json',
      'talk.of.May.peaks.json',
    ])
    expect(recordingFileName('.mp3', 'vtt')).toBe('mp3.vtt')
  })

  it('contain the captions, marks and peaks', async () => {
    const texts = await Promise.all(RECORDING_FILES.map((file) => recordingFile(recordingOf('a.mp3'), file).text()))
    const { vtt, srt, json } = times.captions
    expect(texts).toEqual([vtt, srt, json, JSON.stringify(times.recording_peaks)])
  })
})

describe('the element of a recording', () => {
  it('names the files beside its page', () => {
    expect(printMarkup(recordingMarkup({ ...recordingOf('owl.mp3'), gender: 'female' }))).toBe(
      '<voice-player src="owl.mp3" marks="owl.vtt" peaks="owl.peaks.json" title="owl" gender="female" duration-ms="6000" language-code="en" style="display: block; min-height: 96px"></voice-player>',
    )
  })

  it('has addresses that lead to the files, for any file name', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('/'))
    fc.assert(
      fc.property(name, (text) => {
        const fileName = `${text}.mp3`
        const { src } = recordingMarkup(recordingOf(fileName)).attributes
        const { origin, pathname, search, hash } = new URL(String(src), 'https://blog.example/posts/')
        expect([origin, decodeURIComponent(pathname), search, hash]).toEqual([
          'https://blog.example',
          `/posts/${fileName}`,
          '',
          '',
        ])
      }),
    )
  })
})

describe('a quotation', () => {
  it('begins at the index and ends at a whole word', () => {
    expect(quoteAt(TEXT, 4)).toBe('owl blinked twice, folded the map, and flew home before the…')
  })

  it('is the rest of a short text, in one line', () => {
    expect(quoteAt('One.\nTwo\nthree', 4)).toBe('Two three')
  })

  it('of a text without spaces ends after 60 characters', () => {
    expect(quoteAt('時'.repeat(100), 0)).toBe(`${'時'.repeat(60)}…`)
  })
})
