import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { PlaybackError, readAudioSource } from './audioSource.ts'
import { openSource } from './openSource.ts'

/** Base64 of an mp3 frame, which begins like a scheme-relative URL. */
const MP3 = btoa(String.fromCodePoint(255, 251, 144, 100, ...Array.from({ length: 80 }, (_, n) => n)))

describe('readAudioSource', () => {
  it.each([
    'https://voices.example/snippets/snippet-q7c1v9.mp3',
    '/sampleAudioTTS/flite-slt--warm.mp3',
    '//cdn.example/snippets/snippet-0123456789abcdef0123456789abcdef0123456789abcdef.mp3',
    'blob:https://voices.example/0f1e2d3c-aaaa',
  ])('reads %s as a hosted file', (url) => {
    expect(readAudioSource(url)).toEqual({ url })
  })

  it.each([MP3, `data:audio/mpeg;base64,${MP3}`])('reads %s as base64', (base64) => {
    expect(readAudioSource(base64)).toEqual({ base64 })
  })
})

test('readAudioSource never takes base64 of audio for a URL', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 48, maxLength: 400 }), (bytes) => {
      const base64 = btoa(String.fromCodePoint(...bytes))
      expect(readAudioSource(base64)).toEqual({ base64 })
    }),
  )
})

describe('openSource', () => {
  it('decodes base64 text to an mp3, byte for byte', async () => {
    const { url, close } = openSource({ base64: MP3 })
    const blob = await (await fetch(url)).blob()
    close()
    expect(blob.type).toBe('audio/mpeg')
    expect(new Uint8Array(await blob.arrayBuffer()).slice(0, 4)).toEqual(new Uint8Array([255, 251, 144, 100]))
  })

  it('keeps the media type of a data URL', async () => {
    const { url, close } = openSource({ base64: `data:audio/wav;base64,${MP3}` })
    const blob = await (await fetch(url)).blob()
    close()
    expect(blob.type).toBe('audio/wav')
  })

  it('throws an unreadable error for text that is not base64', () => {
    expect(() => openSource({ base64: 'not audio!' })).toThrow(PlaybackError)
  })
})
