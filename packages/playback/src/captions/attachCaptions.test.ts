// @vitest-environment jsdom
import { marksFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attachCaptions } from './attachCaptions.ts'
import { parseVtt } from './parseVtt.ts'

const marks = marksFixture('Good morning!', 1000)
let files: Map<string, Blob>

beforeEach(() => {
  files = new Map()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = `blob:test/${files.size}`
    if (file instanceof Blob) files.set(url, file)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void files.delete(url))
  // jsdom has no text tracks.
  Object.defineProperty(HTMLTrackElement.prototype, 'track', { configurable: true, value: { mode: 'disabled' } })
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(HTMLTrackElement.prototype, 'track')
})

test('captions are an enabled track of the media element, with the times of the marks', async () => {
  const audio = document.createElement('audio')
  attachCaptions(audio, marks, { label: 'English', languageCode: 'en' })
  const track = audio.querySelector('track') ?? expect.fail('no track')
  expect([track.kind, track.label, track.srclang, track.track.mode]).toEqual(['captions', 'English', 'en', 'showing'])
  const file = files.get(track.src) ?? expect.fail('no file')
  expect(file.type).toBe('text/vtt')
  expect(parseVtt(await file.text())).toEqual(marks)
})

test('captions have neither a label nor a language by default', () => {
  const audio = document.createElement('audio')
  attachCaptions(audio, marks)
  const track = audio.querySelector('track')
  expect([track?.label, track?.srclang]).toEqual(['', ''])
})

test('detached captions leave nothing behind', () => {
  const audio = document.createElement('audio')
  const detach = attachCaptions(audio, marks)
  detach()
  expect(audio.childElementCount).toBe(0)
  expect(files.size).toBe(0)
})
