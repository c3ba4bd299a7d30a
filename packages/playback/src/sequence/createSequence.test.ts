import { createFakeAudio } from '@voice-rankings/testkit'
import type { FakeAudio } from '@voice-rankings/testkit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlayback } from '../createPlayback.ts'
import { createSequence } from './createSequence.ts'
import type { SequenceOptions } from './createSequence.ts'
import type { Piece, Sequence } from './sequence.ts'

const LENGTH_MS = 1000
const PAUSE_MS = 250

let made: FakeAudio[]
let asked: number[]
let aborted: number[]
let answer: (index: number) => Promise<Piece>
let sequence: Sequence
let playback: ReturnType<typeof createPlayback>

const piece = (index: number): Piece => ({
  url: `/${index}.mp3`,
  durationMs: LENGTH_MS,
  marks: [{ word: `w${index}`, startTime: 0, duration: 500 }],
})

function create(options: Partial<SequenceOptions> = {}): Sequence {
  sequence = createSequence({
    playback,
    length: 5,
    speak(index, signal) {
      asked.push(index)
      signal.addEventListener('abort', () => aborted.push(index))
      return answer(index)
    },
    pauseAfter: () => PAUSE_MS,
    createAudio() {
      const audio = createFakeAudio(LENGTH_MS)
      made.push(audio)
      return audio
    },
    ...options,
  })
  return sequence
}

beforeEach(() => {
  vi.useFakeTimers()
  made = []
  asked = []
  aborted = []
  answer = (index) => Promise.resolve(piece(index))
  playback = createPlayback({ openChannel: null })
  return () => vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const playing = () => made.find((audio) => !audio.paused)
/** Lets the sentence that plays end, and the pause after it. */
async function hearOut(pauseMs = PAUSE_MS): Promise<void> {
  playing()?.hear(LENGTH_MS)
  await vi.advanceTimersByTimeAsync(pauseMs)
}
const at = () => {
  const { status, index, positionMs } = sequence.getState()
  return [status, index, positionMs]
}

/** All sentences have other speech from now on; these are renewed. */
function renew(...indexes: number[]): void {
  answer = (index) => Promise.resolve({ ...piece(index), url: `/new${index}.mp3` })
  sequence.renew(indexes)
}
async function begin(): Promise<void> {
  create()
  await sequence.play()
  await settle()
}

describe('a sequence of sentences', () => {
  it('asks for nothing and creates no media element before it is played', () => {
    create()
    expect([asked, made, at()]).toEqual([[], [], ['idle', 0, 0]])
  })

  it('plays the first sentence and asks for the two after it', async () => {
    create()
    await sequence.play()
    await settle()
    expect(asked).toEqual([0, 1, 2])
    expect([at(), playing()?.src]).toEqual([['playing', 0, 0], '/0.mp3'])
  })

  it('loads the sentence it begins with before it is played, and asks for no other', async () => {
    create()
    sequence.prepare()
    await settle()
    expect([asked, at(), made.map(({ src, paused }) => [src, paused])]).toEqual([
      [0],
      ['idle', 0, 0],
      [
        ['', true],
        ['/0.mp3', true],
      ],
    ])
    await sequence.play()
    expect([at()[0], playing()?.src, asked]).toEqual(['playing', '/0.mp3', [0, 1, 2]])
  })

  it('keeps a failure of the prepared sentence for its turn', async () => {
    answer = () => Promise.reject(new Error('broken'))
    create()
    sequence.prepare()
    await settle()
    expect([at()[0], sequence.getState().failed.size]).toEqual(['idle', 0])
  })

  it('plays as soon as the first sentence is there, however long the others take', async () => {
    answer = (index) => (index === 0 ? Promise.resolve(piece(0)) : new Promise(() => {}))
    create()
    await sequence.play()
    expect(sequence.getState().status).toBe('playing')
  })

  it('asks for no others while a prepared sentence is being spoken', async () => {
    answer = () => new Promise(() => {})
    create()
    sequence.prepare()
    void sequence.play()
    await settle()
    expect([at()[0], asked, aborted]).toEqual(['loading', [0], []])
  })

  it('keeps asking for the sentence after the next one when the next one begins', async () => {
    answer = (index) => (index === 2 ? new Promise(() => {}) : Promise.resolve(piece(index)))
    create()
    await sequence.play()
    await settle()
    await hearOut()
    expect([at()[1], asked, aborted]).toEqual([1, [0, 1, 2, 3], []])
  })

  it('plays the next sentence after the pause, from the element that has loaded it', async () => {
    create()
    await sequence.play()
    await settle()
    playing()?.hear(LENGTH_MS)
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1)
    expect(at()).toEqual(['pausing', 1, 0])
    await vi.advanceTimersByTimeAsync(1)
    expect([at(), playing()?.src, made.length]).toEqual([['playing', 1, 0], '/1.mp3', 2])
  })

  it('shortens the pause at a higher speed, and sets the speed of every sentence', async () => {
    create({ rate: 2 })
    await sequence.play()
    await settle()
    await hearOut(PAUSE_MS / 2)
    expect([at()[0], playing()?.playbackRate]).toEqual(['playing', 2])
  })

  it('ends after the last sentence, and begins anew', async () => {
    create({ length: 2 })
    await sequence.play()
    await settle()
    await hearOut()
    await hearOut()
    expect(at()[0]).toBe('ended')
    await sequence.play()
    expect(at()).toEqual(['playing', 0, 0])
  })

  it('continues where it was paused', async () => {
    create()
    await sequence.play()
    playing()?.hear(400)
    sequence.pause()
    expect(at()).toEqual(['paused', 0, 400])
    await sequence.play()
    expect([at()[0], playing()?.currentTime]).toEqual(['playing', 0.4])
  })

  it('begins at a given place', async () => {
    create({ start: { index: 3, positionMs: 300 } })
    await sequence.play()
    await settle()
    expect([asked, playing()?.src, playing()?.currentTime]).toEqual([[3, 4], '/3.mp3', 0.3])
  })

  it('goes to a sentence that was not spoken, and cancels what is not needed any more', async () => {
    answer = (index) => (index === 0 || index > 2 ? Promise.resolve(piece(index)) : new Promise(() => {}))
    create()
    await sequence.play()
    sequence.seek(3)
    await settle()
    expect([at(), playing()?.src, aborted]).toEqual([['playing', 3, 0], '/3.mp3', [1, 2]])
  })

  it('stays paused when it is moved while paused', async () => {
    create()
    await sequence.play()
    sequence.pause()
    sequence.seek(2, 100)
    await settle()
    expect([at(), playing()]).toEqual([['paused', 2, 100], undefined])
  })

  it('leaves out a sentence that cannot be spoken, and tries it again on request', async () => {
    answer = (index) => (index === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(piece(index)))
    create()
    await sequence.play()
    await settle()
    await hearOut()
    expect([at(), [...sequence.getState().failed]]).toEqual([['playing', 2, 0], [1]])
    answer = (index) => Promise.resolve(piece(index))
    await sequence.retry(1)
    expect([at(), sequence.getState().failed.size]).toEqual([['playing', 1, 0], 0])
  })

  it('stops at an error that the next sentence would meet too', async () => {
    const error = new Error('no credits')
    answer = () => Promise.reject(error)
    create({ isFatal: () => true })
    await sequence.play()
    expect(sequence.getState()).toMatchObject({ status: 'error', index: 0, error })
    answer = (index) => Promise.resolve(piece(index))
    await sequence.play()
    expect(at()[0]).toBe('playing')
  })

  it('asks again for an address that has expired, once', async () => {
    create()
    await sequence.play()
    await settle()
    asked = []
    playing()?.breakDown(4)
    await settle()
    expect([asked, at()[0]]).toEqual([[0], 'playing'])
  })

  it('goes on at the place where an address ended', async () => {
    create()
    await sequence.play()
    await settle()
    answer = (index) => Promise.resolve({ ...piece(index), url: `/renewed${index}.mp3` })
    playing()?.hear(400)
    playing()?.breakDown(2)
    await settle()
    expect([at(), playing()?.src, playing()?.currentTime]).toEqual([['playing', 0, 400], '/renewed0.mp3', 0.4])
  })

  it('renews the address of each sentence while it is played for hours', async () => {
    create()
    await sequence.play()
    await settle()
    for (const index of [0, 1, 2]) {
      playing()?.hear(300)
      playing()?.breakDown(2)
      await settle()
      expect(at()).toEqual(['playing', index, 300])
      await hearOut()
    }
    expect([at(), sequence.getState().failed.size]).toEqual([['playing', 3, 0], 0])
  })

  it('leaves out a sentence whose audio fails twice at the same place', async () => {
    create()
    await sequence.play()
    await settle()
    for (let time = 0; time < 2; time += 1) {
      playing()?.breakDown(4)
      await settle()
    }
    expect([at(), [...sequence.getState().failed]]).toEqual([['playing', 1, 0], [0]])
  })

  it('loads the next sentence again when its address ends before its turn', async () => {
    create()
    await sequence.play()
    await settle()
    answer = (index) => Promise.resolve({ ...piece(index), url: `/renewed${index}.mp3` })
    made.find((audio) => audio.paused)?.breakDown(4)
    await settle()
    await hearOut()
    expect([at(), playing()?.src]).toEqual([['playing', 1, 0], '/renewed1.mp3'])
  })

  it('pauses when another sound of the page plays, and pauses that in turn', async () => {
    const other = createFakeAudio(LENGTH_MS)
    create()
    await sequence.play()
    const track = playback.track({ media: other })
    await track.play()
    expect([at()[0], other.paused]).toEqual(['paused', false])
    await sequence.play()
    expect([at()[0], other.paused]).toEqual(['playing', true])
  })

  it('plays in the order that is given, and follows when that changes', async () => {
    let order = [3, 0, 1]
    create({ length: Infinity, next: (index) => order[order.indexOf(index) + 1], start: { index: 3, positionMs: 0 } })
    await sequence.play()
    await settle()
    expect([asked, at()]).toEqual([
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
    await sequence.play()
    expect(sequence.current.getState()).toMatchObject({ index: 0, piece: piece(0) })
    expect(sequence.current.getState()?.track.getState().status).toBe('playing')
  })

  describe('with sentences whose speech changed', () => {
    it('plays the sentence that sounds to its end, and the next ones with the new speech', async () => {
      await begin()
      playing()?.hear(400)
      asked = []
      renew(0, 1)
      await settle()
      expect([asked, at(), playing()?.src, playing()?.currentTime]).toEqual([[1], ['playing', 0, 0], '/0.mp3', 0.4])
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
      sequence.seek(0, 100)
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
      answer = (index) => (index === 1 ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve(piece(index)))
      await begin()
      const late = arrive
      renew(1)
      await settle()
      late?.(piece(1))
      await hearOut()
      expect([aborted, playing()?.src]).toEqual([[1], '/new1.mp3'])
    })

    it('takes the new speech of the sentence that it waits for', async () => {
      answer = () => new Promise(() => {})
      create()
      void sequence.play()
      renew(0)
      await settle()
      expect([at()[0], playing()?.src]).toEqual(['playing', '/new0.mp3'])
    })

    it('asks for nothing while it is paused, and continues with the new speech', async () => {
      await begin()
      playing()?.hear(400)
      sequence.pause()
      asked = []
      renew(0)
      expect([asked, at()]).toEqual([[], ['paused', 0, 400]])
      await sequence.play()
      await settle()
      expect([at(), playing()?.src, asked]).toEqual([['playing', 0, 400], '/new0.mp3', [0]])
    })

    it('tries a sentence again that could not be spoken', async () => {
      answer = (index) => (index === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(piece(index)))
      await begin()
      await hearOut()
      renew(1)
      expect(sequence.getState().failed.size).toBe(0)
    })
  })

  it('frees its elements', async () => {
    create()
    await sequence.play()
    sequence.destroy()
    expect(made.map((audio) => [audio.paused, audio.src])).toEqual([
      [true, ''],
      [true, ''],
    ])
  })
})
