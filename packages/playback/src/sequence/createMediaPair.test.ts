import { createFakeAudios } from '@voice-rankings/testkit'
import type { FakeAudio } from '@voice-rankings/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMediaPair } from './createMediaPair.ts'
import type { MediaPair } from './createMediaPair.ts'
import type { Piece } from './sequence.ts'

const LENGTH_MS = 1000
const [first, second, third] = ['/1.mp3', '/2.mp3', '/3.mp3'].map((url): Piece => ({
  url,
  durationMs: LENGTH_MS,
  marks: [],
})) as [Piece, Piece, Piece]

let made: FakeAudio[]
let events: unknown[]
let pair: MediaPair

beforeEach(() => {
  events = []
  const audios = createFakeAudios(LENGTH_MS)
  made = audios.made
  pair = createMediaPair({
    createAudio: audios.createAudio,
    onEnded: () => events.push('ended'),
    onPause: () => events.push('pause'),
    onError: (index, isActive, error) => events.push(['error', index, isActive, error?.code]),
  })
})

/** Element with the speech. */
const elementOf = ({ url }: Piece) => made.find(({ src }) => src === url) ?? expect.fail(`${url} is not loaded`)
const loadsOf = (speech: Piece) => elementOf(speech).loads

describe('a pair of media elements', () => {
  it('has no element before one is needed', () => {
    expect([pair.elements, pair.active, pair.activeIndex, made]).toEqual([[], undefined, undefined, []])
  })

  it('loads the sentence that plays, and the next one into the other element', () => {
    expect(pair.take(0, first)).toBe(elementOf(first))
    pair.loadAhead(1, second)
    expect([pair.activeIndex, pair.active === elementOf(first), pair.elements.length]).toEqual([0, true, 2])
    expect([loadsOf(first), loadsOf(second), made.map(({ preload }) => preload)]).toEqual([1, 1, ['auto', 'auto']])
  })

  it('plays a sentence that is loaded ahead from its element, without loading it again', () => {
    pair.take(0, first)
    pair.loadAhead(1, second)
    expect(pair.take(1, second)).toBe(elementOf(second))
    expect([pair.activeIndex, loadsOf(second), elementOf(first).src]).toEqual([1, 1, '/1.mp3'])
  })

  it('loads a sentence that is not there in place of the one that played', () => {
    pair.take(0, first)
    pair.loadAhead(1, second)
    const element = elementOf(first)
    expect(pair.take(2, third)).toBe(element)
    expect([pair.activeIndex, element.loads, elementOf(second).src]).toEqual([2, 2, '/2.mp3'])
  })

  it('loads the sentence that plays no second time', () => {
    pair.take(0, first)
    pair.take(0, first)
    pair.loadAhead(1, second)
    pair.loadAhead(1, second)
    expect([loadsOf(first), loadsOf(second)]).toEqual([1, 1])
  })

  it('reports the end and pauses of the element that plays only', async () => {
    const playing = pair.take(0, first)
    pair.loadAhead(1, second)
    const other = elementOf(second)
    await other.play()
    other.pause()
    await other.play()
    other.hear(LENGTH_MS)
    expect(events).toEqual([])
    await playing.play()
    playing.pause()
    expect(events).toEqual(['pause'])
  })

  it('reports no pause at the end', async () => {
    await pair.take(0, first).play()
    elementOf(first).hear(LENGTH_MS)
    expect(events).toEqual(['ended'])
  })

  it('reports the error of a sentence once, and whether it plays', () => {
    pair.take(0, first)
    pair.loadAhead(1, second)
    elementOf(first).breakDown(2)
    elementOf(first).breakDown(2)
    elementOf(second).breakDown(4)
    expect(events).toEqual([
      ['error', 0, true, 2],
      ['error', 1, false, 4],
    ])
    expect(pair.activeIndex).toBeUndefined()
  })

  it('reports a failure of the sound that plays, unless its event was first', () => {
    pair.take(0, first)
    pair.fail()
    pair.fail()
    expect(events).toEqual([['error', 0, true, undefined]])
  })

  it('reports no error of an element without a sentence', () => {
    pair.unlock()
    for (const audio of made) audio.breakDown(4)
    expect(events).toEqual([])
  })

  it('unlocks both elements with the first click only', () => {
    pair.unlock()
    expect(made.map(({ loads }) => loads)).toEqual([1, 1])
    pair.unlock()
    expect(made.map(({ loads }) => loads)).toEqual([1, 1])
  })

  it('leaves a sentence that is loaded already when it unlocks', () => {
    pair.loadAhead(0, first)
    pair.unlock()
    expect(made.map(({ src, loads }) => [src, loads])).toEqual([
      ['', 1],
      ['/1.mp3', 1],
    ])
  })

  it('frees its elements, and takes others when one is needed again', () => {
    pair.take(0, first)
    pair.loadAhead(1, second)
    pair.unlock()
    const freed = [...made]
    pair.clear()
    expect(freed.map(({ src, loads }) => [src, loads])).toEqual([
      ['', 2],
      ['', 2],
    ])
    expect([pair.elements, pair.activeIndex]).toEqual([[], undefined])
    pair.unlock()
    expect(made.slice(2).map(({ loads }) => loads)).toEqual([1, 1])
    freed[0]?.breakDown(2)
    expect(events).toEqual([])
  })
})
