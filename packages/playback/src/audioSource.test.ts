import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { PlaybackError, readAudioSource } from './audioSource.ts'
import { openSource } from './openSource.ts'

/** What base64 of an mp3 frame looks like: it begins like an address without a scheme. */
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

test('base64 of any audio is never taken for an address', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 48, maxLength: 400 }), (bytes) => {
      const base64 = btoa(String.fromCodePoint(...bytes))
      expect(readAudioSource(base64)).toEqual({ base64 })
    }),
  )
})

describe('openSource', () => {
  it('makes an mp3 of base64 text, byte for byte', async () => {
    const { url, close } = openSource({ base64: MP3 })
    const blob = await (await fetch(url)).blob()
    close()
    expect(blob.type).toBe('audio/mpeg')
    expect(new Uint8Array(await blob.arrayBuffer()).slice(0, 4)).toEqual(new Uint8Array([255, 251, 144, 100]))
  })

  it('keeps the type a data address names', async () => {
    const { url, close } = openSource({ base64: `data:audio/wav;base64,${MP3}` })
    const blob = await (await fetch(url)).blob()
    close()
    expect(blob.type).toBe('audio/wav')
  })

  it('says that text which is not base64 cannot be read', () => {
    expect(() => openSource({ base64: 'not audio!' })).toThrow(PlaybackError)
  })
})
