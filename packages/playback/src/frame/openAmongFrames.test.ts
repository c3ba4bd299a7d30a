// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { hasNoOrigin, openAmongFrames } from './openAmongFrames.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function setup() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const channel = openAmongFrames('sound')
  const heard: unknown[] = []
  channel.addEventListener('message', ({ data }) => heard.push(data))
  const post = (data: unknown, source: Window | null = frame.contentWindow) =>
    void dispatchEvent(new MessageEvent('message', { data, source }))
  return { channel, heard, post }
}

test('a channel among frames hears messages of its name from other frames, until it is closed', () => {
  const { channel, heard, post } = setup()
  post({ channel: 'sound', said: 'playing' })
  expect(heard).toEqual(['playing'])
  channel.close()
  post({ channel: 'sound', said: 'playing' })
  expect(heard).toHaveLength(1)
})

test.each([
  ['of another name', { channel: 'other', said: 'playing' }],
  ['without content', { channel: 'sound' }],
  ['without a name', { said: 'playing' }],
  ['that are text', 'playing'],
  ['that are null', null],
])('a channel among frames ignores messages %s', (_, data) => {
  const { heard, post } = setup()
  post(data)
  expect(heard).toEqual([])
})

test('a channel among frames ignores its own messages', () => {
  const { heard, post } = setup()
  post({ channel: 'sound', said: 'playing' }, window)
  expect(heard).toEqual([])
})

test('a channel among frames sends to every frame of the page, whatever its origin', () => {
  const frames = [{ postMessage: vi.fn() }, { postMessage: vi.fn() }]
  vi.stubGlobal('parent', frames)
  openAmongFrames('sound').postMessage('playing')
  for (const { postMessage } of frames) {
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ channel: 'sound', said: 'playing' }, '*')
  }
})

test.each([
  ['null', true],
  ['https://voices.example', false],
])('a frame of origin %s has no origin: %s', (origin, expected) => {
  vi.stubGlobal('origin', origin)
  expect(hasNoOrigin()).toBe(expected)
})
