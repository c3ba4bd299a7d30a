import { createFakeAudio } from '@voice-rankings/testkit'
import { describe, expect, it, vi } from 'vitest'
import { LENGTH_MS, PAUSE_MS, piece, sequenceFixture, settle } from './testing/sequenceFixture.ts'
import type { Piece } from './sequence.ts'

const fixture = sequenceFixture()
const { create, begin, playing, hearOut, at } = fixture

describe('a sequence of sentences', () => {
  it('asks for nothing and creates no media element before it is played', () => {
    create()
    expect([fixture.asked, fixture.audios.made, at()]).toEqual([[], [], ['idle', 0, 0]])
  })

  it('plays the first sentence and asks for the two after it', async () => {
    await begin()
    expect(fixture.asked).toEqual([0, 1, 2])
    expect([at(), playing()?.src]).toEqual([['playing', 0, 0], '/0.mp3'])
  })

  it('loads the sentence it begins with before it is played, and asks for no other', async () => {
    create()
    fixture.sequence.prepare()
    await settle()
    expect([fixture.asked, at(), fixture.audios.made.map(({ src, paused }) => [src, paused])]).toEqual([
      [0],
      ['idle', 0, 0],
      [
        ['', true],
        ['/0.mp3', true],
      ],
    ])
    await fixture.sequence.play()
    expect([at()[0], playing()?.src, fixture.asked]).toEqual(['playing', '/0.mp3', [0, 1, 2]])
  })

  it('plays as soon as the first sentence is there, however long the others take', async () => {
    fixture.answer = (index) => (index === 0 ? Promise.resolve(piece(0)) : new Promise(() => {}))
    create()
    await fixture.sequence.play()
    expect(fixture.sequence.getState().status).toBe('playing')
  })

  it('asks for no others while a prepared sentence is being spoken', async () => {
    fixture.answer = () => new Promise(() => {})
    create()
    fixture.sequence.prepare()
    void fixture.sequence.play()
    await settle()
    expect([at()[0], fixture.asked, fixture.aborted]).toEqual(['loading', [0], []])
  })

  it('keeps asking for the sentence after the next one when the next one begins', async () => {
    fixture.answer = (index) => (index === 2 ? new Promise(() => {}) : Promise.resolve(piece(index)))
    await begin()
    await hearOut()
    expect([at()[1], fixture.asked, fixture.aborted]).toEqual([1, [0, 1, 2, 3], []])
  })

  it('plays the next sentence after the pause, from the element that has loaded it', async () => {
    await begin()
    playing()?.hear(LENGTH_MS)
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1)
    expect(at()).toEqual(['pausing', 1, 0])
    await vi.advanceTimersByTimeAsync(1)
    expect([at(), playing()?.src, fixture.audios.made.length]).toEqual([['playing', 1, 0], '/1.mp3', 2])
  })

  it('shortens the pause at a higher speed, and sets the speed of every sentence', async () => {
    await begin({ rate: 2 })
    await hearOut(PAUSE_MS / 2)
    expect([at()[0], playing()?.playbackRate]).toEqual(['playing', 2])
  })

  it('ends after the last sentence, and begins anew', async () => {
    await begin({ length: 2 })
    await hearOut()
    await hearOut()
    expect(at()[0]).toBe('ended')
    await fixture.sequence.play()
    expect(at()).toEqual(['playing', 0, 0])
  })

  it('continues where it was paused', async () => {
    create()
    await fixture.sequence.play()
    playing()?.hear(400)
    fixture.sequence.pause()
    expect(at()).toEqual(['paused', 0, 400])
    await fixture.sequence.play()
    expect([at()[0], playing()?.currentTime]).toEqual(['playing', 0.4])
  })

  it('begins at a given place', async () => {
    await begin({ start: { index: 3, positionMs: 300 } })
    expect([fixture.asked, playing()?.src, playing()?.currentTime]).toEqual([[3, 4], '/3.mp3', 0.3])
  })

  it('goes to a sentence that was not spoken, and cancels what is not needed any more', async () => {
    fixture.answer = (index) => (index === 0 || index > 2 ? Promise.resolve(piece(index)) : new Promise(() => {}))
    create()
    await fixture.sequence.play()
    fixture.sequence.seek(3)
    await settle()
    expect([at(), playing()?.src, fixture.aborted]).toEqual([['playing', 3, 0], '/3.mp3', [1, 2]])
  })

  it('stays paused when it is moved while paused', async () => {
    create()
    await fixture.sequence.play()
    fixture.sequence.pause()
    fixture.sequence.seek(2, 100)
    await settle()
    expect([at(), playing()]).toEqual([['paused', 2, 100], undefined])
  })

  it('pauses when another sound of the page plays, and pauses that in turn', async () => {
    const other = createFakeAudio(LENGTH_MS)
    create()
    await fixture.sequence.play()
    const track = fixture.playback.track({ media: other })
    await track.play()
    expect([at()[0], other.paused]).toEqual(['paused', false])
    await fixture.sequence.play()
    expect([at()[0], other.paused]).toEqual(['playing', true])
  })

  it('plays in the order that is given, and follows when that changes', async () => {
    let order = [3, 0, 1]
    await begin({
      length: Infinity,
      next: (index) => order[order.indexOf(index) + 1],
      start: { index: 3, positionMs: 0 },
    })
    expect([fixture.asked, at()]).toEqual([
      [3, 0, 1],
      ['playing', 3, 0],
    ])
    order = [3, 1, 0]
    await hearOut()
    await hearOut()
    expect([at(), playing()?.src]).toEqual([['playing', 0, 0], '/0.mp3'])
    await hearOut()
    expect(at()[0]).toBe('ended')
  })

  it('tells which sentence plays, with its words', async () => {
    create()
    await fixture.sequence.play()
    expect(fixture.sequence.current.getState()).toMatchObject({ index: 0, piece: piece(0) })
    expect(fixture.sequence.current.getState()?.track.getState().status).toBe('playing')
  })

  it('tells the position that is heard, and the one it is moved to', async () => {
    await begin()
    playing()?.hear(400)
    expect([fixture.sequence.currentTimeMs, at()]).toEqual([400, ['playing', 0, 0]])
    fixture.sequence.pause()
    fixture.sequence.seek(0, 700)
    expect(fixture.sequence.currentTimeMs).toBe(700)
  })

  it('has its first state for a page from a server', () => {
    create({ start: { index: 2, positionMs: 300 }, rate: 1.5 })
    expect(fixture.sequence.getInitialState()).toEqual(fixture.sequence.getState())
    expect(fixture.sequence.getInitialState()).toMatchObject({ status: 'idle', index: 2, rate: 1.5, volume: 1 })
  })

  it('pauses while it loads, and plays no speech that arrives later', async () => {
    let arrive: ((late: Piece) => void) | undefined
    fixture.answer = () => new Promise((resolve) => (arrive = resolve))
    create()
    void fixture.sequence.play()
    fixture.sequence.pause()
    arrive?.(piece(0))
    await settle()
    expect([at()[0], playing()]).toEqual(['paused', undefined])
  })

  it('stays paused when it is paused between two sentences', async () => {
    await begin()
    playing()?.hear(LENGTH_MS)
    fixture.sequence.pause()
    await vi.advanceTimersByTimeAsync(PAUSE_MS * 2)
    expect([at(), playing()]).toEqual([['paused', 1, 0], undefined])
  })

  it.each([
    ['while it loads', 0],
    ['between two sentences', LENGTH_MS],
  ])('begins no second time when it is to play %s', async (_what, heardMs) => {
    if (heardMs === 0) fixture.answer = () => new Promise(() => {})
    await Promise.race([begin(), settle()])
    playing()?.hear(heardMs)
    const [status] = at()
    await fixture.sequence.play()
    expect(at()[0]).toBe(status)
  })

  it('is loading from the moment that it is moved while it plays', async () => {
    await begin()
    playing()?.hear(400)
    fixture.sequence.seek(2, 100)
    expect([at(), playing()]).toEqual([['loading', 2, 100], undefined])
    await settle()
    expect([at(), playing()?.src, playing()?.currentTime]).toEqual([['playing', 2, 100], '/2.mp3', 0.1])
  })

  it.each([
    ['before the first sentence', -1, -5, [0, 0]],
    ['behind the last sentence', 9, 100, [4, 100]],
  ])('goes to the nearest place when it is moved %s', (_what, index, positionMs, expected) => {
    create()
    fixture.sequence.seek(index, positionMs)
    expect(at()).toEqual(['idle', ...expected])
  })

  it('cancels the other requests as soon as it waits for a sentence', async () => {
    fixture.answer = (index) => (index === 0 ? Promise.resolve(piece(index)) : new Promise(() => {}))
    await begin()
    fixture.sequence.seek(4)
    expect(fixture.aborted).toEqual([1, 2])
  })

  it('asks for nothing behind the last sentence, and stands at its beginning at the end', async () => {
    await begin({ length: 1 })
    playing()?.hear(LENGTH_MS)
    expect([fixture.asked, at(), fixture.sequence.current.getState()]).toEqual([[0], ['ended', 0, 0], null])
  })

  it('sets the volume and the speed of both sounds, each without the other', async () => {
    await begin()
    fixture.sequence.adjust({ volume: 0.5 })
    fixture.sequence.adjust({ rate: 2 })
    expect(fixture.audios.made.map(({ volume, playbackRate }) => [volume, playbackRate])).toEqual([
      [0.5, 2],
      [0.5, 2],
    ])
    expect(fixture.sequence.getState()).toMatchObject({ volume: 0.5, rate: 2 })
    fixture.sequence.adjust({ volume: 0 })
    expect(playing()?.volume).toBe(0)
  })

  it('unlocks both elements in the click that plays it', () => {
    fixture.answer = () => new Promise(() => {})
    create()
    void fixture.sequence.play()
    expect(fixture.audios.made.map(({ loads }) => loads)).toEqual([1, 1])
  })

  it('shows no sentence as playing after it was moved while paused', async () => {
    await begin()
    fixture.sequence.pause()
    fixture.sequence.seek(2)
    expect(fixture.sequence.current.getState()).toBeNull()
  })

  it('frees its elements and requests at the end, and leaves other sounds of the page alone', async () => {
    fixture.answer = (index) => (index === 0 ? Promise.resolve(piece(index)) : new Promise(() => {}))
    await begin()
    const other = fixture.playback.track({ media: createFakeAudio(LENGTH_MS) })
    await other.play()
    fixture.sequence.destroy()
    expect(fixture.audios.made.map((audio) => [audio.paused, audio.src])).toEqual([
      [true, ''],
      [true, ''],
    ])
    expect([at()[0], fixture.sequence.current.getState()]).toEqual(['idle', null])
    expect(fixture.aborted).toEqual(expect.arrayContaining([1, 2]))
    expect([fixture.playback.current.getState() === other, other.getState().status]).toEqual([true, 'playing'])
  })

  it('is no track of the page any more once it is freed', async () => {
    await begin()
    fixture.sequence.destroy()
    expect(fixture.playback.current.getState()).toBeNull()
  })
})
