import { voiceFixture } from '@voice-rankings/testkit'
import { describe, expect, test } from 'vitest'
import { pageFileName, playerFileName } from './fileNames.ts'

const voice = voiceFixture({ voice_service: 'espeak', voice_speaker_id: 'en-us+f2--soft' })

describe('file names', () => {
  test('a player names its file by voice and language', () => {
    expect(playerFileName(voice)).toBe('Clara-en-US.mp3')
  })

  test.each([
    [new Date(2025, 2, 5, 10, 30), 'mp3', 'en-us+f2--soft_espeak_Mar 05 2025 1030.mp3'],
    [new Date(2026, 11, 31, 0, 7), 'flac', 'en-us+f2--soft_espeak_Dec 31 2026 0007.flac'],
  ])('at %s the page of a voice names a %s file %s', (at, extension, name) => {
    expect(pageFileName(voice, at, extension)).toBe(name)
  })
})
