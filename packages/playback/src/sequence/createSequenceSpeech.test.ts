import { createFakeAudio } from '@voice-rankings/testkit'
import { describe, expect, it, vi } from 'vitest'
import { LENGTH_MS, PAUSE_MS, piece, sequenceFixture, settle } from './testing/sequenceFixture.ts'
import type { Piece } from './sequence.ts'

const fixture = sequenceFixture()
const { create, begin, playing, hearOut, at, failed, renew } = fixture

describe('speech that fails', () => {
  it('keeps a failure of the prepared sentence for its turn', async () => {
    fixture.answer = () => Promise.reject(new Error('broken'))
    create()
    fixture.sequence.prepare()
    await settle()
    expect([at()[0], failed()]).toEqual(['idle', []])
  })

  it('leaves out a sentence that cannot be spoken, and tries it again on request', async () => {
    fixture.answer = (index) => (index === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(piece(index)))
    await begin()
    await hearOut()
    expect([at(), failed()]).toEqual([['playing', 2, 0], [1]])
    fixture.answer = (index) => Promise.resolve(piece(index))
    await fixture.sequence.retry(1)
    expect([at(), failed()]).toEqual([['playing', 1, 0], []])
  })

  it('stops at an error that the next sentence would meet too', async () => {
    const error = new Error('no credits')
    fixture.answer = () => Promise.reject(error)
    create({ isFatal: () => true })
    await fixture.sequence.play()
    expect(fixture.sequence.getState()).toMatchObject({ status: 'error', index: 0, error })
    fixture.answer = (index) => Promise.resolve(piece(index))
    await fixture.sequence.play()
    expect(at()[0]).toBe('playing')
  })

  it('asks again for an address that has expired, once', async () => {
    await begin()
    fixture.asked = []
    playing()?.breakDown(4)
    await settle()
    expect([fixture.asked, at()[0]]).toEqual([[0], 'playing'])
  })

  it('goes on at the place where an address ended', async () => {
    await begin()
    fixture.answer = (index) => Promise.resolve({ ...piece(index), url: `/renewed${index}.mp3` })
    playing()?.hear(400)
    playing()?.breakDown(2)
    await settle()
    expect([at(), playing()?.src, playing()?.currentTime]).toEqual([['playing', 0, 400], '/renewed0.mp3', 0.4])
  })

  it('renews the address of each sentence while it is played for hours', async () => {
    await begin()
    for (const index of [0, 1, 2]) {
      playing()?.hear(300)
      playing()?.breakDown(2)
      await settle()
      expect(at()).toEqual(['playing', index, 300])
      await hearOut()
    }
    expect([at(), failed()]).toEqual([['playing', 3, 0], []])
  })

  it('leaves out a sentence whose audio fails twice at the same place', async () => {
    await begin()
    for (let time = 0; time < 2; time += 1) {
      playing()?.breakDown(4)
      await settle()
    }
    expect([at(), failed()]).toEqual([['playing', 1, 0], [0]])
  })

  it('loads the next sentence again when its address ends before its turn', async () => {
    await begin()
    fixture.answer = (index) => Promise.resolve({ ...piece(index), url: `/renewed${index}.mp3` })
    fixture.audios.made.find((audio) => audio.paused)?.breakDown(4)
    await settle()
    await hearOut()
    expect([at(), playing()?.src]).toEqual([['playing', 1, 0], '/renewed1.mp3'])
  })

  it('loads the next sentence again once only before its turn', async () => {
    await begin()
    const next = fixture.audios.made.find((audio) => audio.paused)
    fixture.asked = []
    for (let time = 0; time < 3; time += 1) {
      next?.breakDown(4)
      await settle()
    }
    expect([fixture.asked, at(), failed()]).toEqual([[1], ['playing', 0, 0], []])
  })

  it('goes on when an address ends again further on', async () => {
    await begin()
    for (const positionMs of [300, 600]) {
      playing()?.hear(300)
      playing()?.breakDown(2)
      await settle()
      expect([at(), failed()]).toEqual([['playing', 0, positionMs], []])
    }
  })

  it.each([
    ['of the sentence', 0],
    ['of the next sentence', 1],
  ])('asks for the address %s again when it ended during a pause', async (_what, index) => {
    await begin()
    fixture.sequence.pause()
    fixture.asked = []
    fixture.audios.made.find(({ src }) => src === `/${index}.mp3`)?.breakDown(2)
    await settle()
    expect([fixture.asked, at()[0]]).toEqual([[], 'paused'])
    await fixture.sequence.play()
    await settle()
    expect([fixture.asked, at()[0]]).toEqual([[index], 'playing'])
  })

  it('ends when the last sentence fails', async () => {
    fixture.answer = (index) => (index === 4 ? Promise.reject(new Error('broken')) : Promise.resolve(piece(index)))
    await begin({ start: { index: 4, positionMs: 0 } })
    expect([at()[0], failed(), fixture.asked]).toEqual(['ended', [4], [4]])
  })

  it('stops with the error when the browser forbids to play', async () => {
    await begin({
      createAudio() {
        const audio = createFakeAudio(LENGTH_MS)
        audio.refuse('NotAllowedError')
        return audio
      },
    })
    expect(fixture.sequence.getState()).toMatchObject({
      status: 'error',
      index: 0,
      error: expect.objectContaining({ name: 'NotAllowedError' }) as unknown,
    })
  })

  it('leaves out sentences whose audio cannot be decoded, and asks once more for each', async () => {
    await begin({
      length: 2,
      createAudio() {
        const audio = createFakeAudio(LENGTH_MS)
        audio.play = () => {
          audio.breakDown(4)
          return Promise.reject(new DOMException('It is no audio.', 'NotSupportedError'))
        }
        return audio
      },
    })
    expect([at()[0], failed(), fixture.asked.filter((index) => index === 0)]).toEqual(['ended', [0, 1], [0, 0]])
  })

  it('stays paused when a failure arrives late', async () => {
    let fail: ((error: Error) => void) | undefined
    fixture.answer = () => new Promise((_resolve, reject) => (fail = reject))
    create()
    void fixture.sequence.play()
    fixture.sequence.pause()
    fail?.(new Error('late'))
    await settle()
    expect([at(), failed()]).toEqual([['paused', 0, 0], []])
  })

  it('asks for the speech anew when it is tried again', async () => {
    await begin()
    fixture.asked = []
    await fixture.sequence.retry(1)
    await settle()
    expect([at(), fixture.asked[0]]).toEqual([['playing', 1, 0], 1])
  })
})

describe('sentences whose speech changed', () => {
  it('plays the sentence that sounds to its end, and the next ones with the new speech', async () => {
    await begin()
    playing()?.hear(400)
    fixture.asked = []
    renew(0, 1)
    await settle()
    expect([fixture.asked, at(), playing()?.src, playing()?.currentTime]).toEqual([
      [1],
      ['playing', 0, 0],
      '/0.mp3',
      0.4,
    ])
    await hearOut()
    expect(playing()?.src).toBe('/new1.mp3')
    await hearOut()
    expect(playing()?.src).toBe('/2.mp3')
  })

  it.each([
    ['back to the sentence that ended', true],
    ['within the sentence that sounds', false],
  ])('takes the new speech when it is moved %s', async (_what, isOver) => {
    await begin()
    renew(0)
    if (isOver) await hearOut()
    fixture.sequence.seek(0, 100)
    await settle()
    expect([at(), playing()?.src]).toEqual([['playing', 0, 100], '/new0.mp3'])
  })

  it('takes the new speech of the sentence after a pause that has begun', async () => {
    await begin()
    playing()?.hear(LENGTH_MS)
    renew(1)
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    expect([at(), playing()?.src]).toEqual([['playing', 1, 0], '/new1.mp3'])
  })

  it('drops speech that is on its way', async () => {
    let arrive: ((late: Piece) => void) | undefined
    fixture.answer = (index) =>
      index === 1 ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve(piece(index))
    await begin()
    const late = arrive
    renew(1)
    await settle()
    late?.(piece(1))
    await hearOut()
    expect([fixture.aborted, playing()?.src]).toEqual([[1], '/new1.mp3'])
  })

  it('takes the new speech of the sentence that it waits for', async () => {
    fixture.answer = () => new Promise(() => {})
    create()
    void fixture.sequence.play()
    renew(0)
    await settle()
    expect([at()[0], playing()?.src]).toEqual(['playing', '/new0.mp3'])
  })

  it('asks for nothing while it is paused, and continues with the new speech', async () => {
    await begin()
    playing()?.hear(400)
    fixture.sequence.pause()
    fixture.asked = []
    renew(0)
    expect([fixture.asked, at()]).toEqual([[], ['paused', 0, 400]])
    await fixture.sequence.play()
    await settle()
    expect([at(), playing()?.src, fixture.asked]).toEqual([['playing', 0, 400], '/new0.mp3', [0]])
  })

  it('tries a sentence again that could not be spoken', async () => {
    fixture.answer = (index) => (index === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(piece(index)))
    await begin()
    await hearOut()
    renew(1)
    expect(failed()).toEqual([])
  })
})
