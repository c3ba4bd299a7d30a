import { voiceFixture } from '@voice-rankings/testkit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageFileName, playerFileName, safeFileName } from './fileNames.ts'

const voice = voiceFixture({ voice_service: 'espeak', voice_speaker_id: 'en-us+f2--soft' })

describe('names of saved files', () => {
  test('a player names its file by voice and language', () => {
    expect(playerFileName(voice)).toBe('Clara-en-US.mp3')
  })

  test.each([
    [new Date(2025, 2, 5, 10, 30), 'mp3', 'en-us+f2--soft_espeak_Mar 05 2025 1030.mp3'],
    [new Date(2026, 11, 31, 0, 7), 'flac', 'en-us+f2--soft_espeak_Dec 31 2026 0007.flac'],
  ])('at %s the page of a voice names a %s file %s', (at, extension, name) => {
    expect(pageFileName(voice, at, extension)).toBe(name)
  })

  test.each([
    ['a/b\\c:d.mp3', 'a-b-c-d.mp3'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['What? "Yes" <no>|*.mp3', 'What- -Yes- -no-.mp3'],
    ['Lucía-es-419.mp3', 'Lucía-es-419.mp3'],
    ['...', 'audio'],
  ])('%s is saved as %s', (name, safe) => expect(safeFileName(name)).toBe(safe))

  test('no name leads out of the folder or hides in it', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(safeFileName(name)).toMatch(/^(?![.\s])[^<>:"/\\|?*]+$/)
      }),
    )
  })
})
