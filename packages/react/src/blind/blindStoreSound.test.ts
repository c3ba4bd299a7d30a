import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBlind, startBlind } from './testing/openBlind.ts'
import type { BlindSide } from './sides.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const NETWORK = 2

async function setup() {
  const test = await startBlind()
  return {
    ...test,
    /** Plays or pauses a side; tells for each side whether it plays then. */
    async press(side: BlindSide | 'pause') {
      if (side === 'pause') test.store.pause()
      else test.store.toggle(side)
      await test.settle()
      return { left: !test.sound('left').paused, right: !test.sound('right').paused }
    },
    /** Fails a sound of the shown pair. */
    async breakDown(side: BlindSide = 'left') {
      test.sound(side).breakDown(NETWORK)
      await test.settle()
    },
    token: () => {
      const stage = test.stage()
      return 'pair' in stage ? stage.pair.pair.pair_token : stage.status
    },
  }
}

describe('the sounds of a blind pair', () => {
  it('play one at a time, and pause when their side is pressed again', async () => {
    const { press } = await setup()
    expect(await press('left')).toEqual({ left: true, right: false })
    expect(await press('right')).toEqual({ left: false, right: true })
    expect(await press('right')).toEqual({ left: false, right: false })
  })

  it('pause and play on at the side that was played last, at first and in the next pair A', async () => {
    const { press, store, hearBoth, settle } = await setup()
    expect(await press('pause')).toEqual({ left: true, right: false })
    await press('pause')
    await press('right')
    expect(await press('pause')).toEqual({ left: false, right: false })
    expect(await press('pause')).toEqual({ left: false, right: true })
    await press('pause')
    await hearBoth()
    await store.vote('left')
    store.next()
    await settle()
    expect(await press('pause')).toEqual({ left: true, right: false })
  })

  it('are not asked for before they are there', async () => {
    const test = openBlind()
    test.store.start()
    test.store.toggle('right')
    await test.settle()
    test.store.pause()
    expect([test.sound('left').paused, test.sound('right').paused]).toEqual([false, true])
  })

  it('count as heard while they play, also after the vote', async () => {
    const { store, stage, hear, hearBoth } = await setup()
    await hear('left', 1200)
    expect(stage()).toMatchObject({ heard: { left: 0.3, right: 0 } })
    store.pause()
    await hearBoth(2400)
    expect(stage()).toMatchObject({ heard: { left: 0.9, right: 0.6 } })
    await store.vote('left')
    await hear('left', 400)
    expect(stage()).toMatchObject({ status: 'voted', heard: { left: 1, right: 0.6 } })
  })

  it('are not heard any more once the next pair is shown', async () => {
    const { store, stage, hearBoth, sounds, settle } = await setup()
    await hearBoth()
    await store.vote('left')
    const [first] = sounds
    store.toggle('left')
    store.next()
    await settle()
    first?.hear(400)
    await vi.advanceTimersByTimeAsync(100)
    expect(first?.paused).toBe(true)
    expect(stage()).toMatchObject({ status: 'listening', heard: { left: 0, right: 0 } })
  })
})

describe('a sound of a blind pair that fails', () => {
  it.each(['left', 'right'] as const)('on the %s side skips the pair without a vote, and says so', async (side) => {
    const { breakDown, store, token, sent, loaded } = await setup()
    await breakDown(side)
    expect(token()).toBe('pair-2')
    expect(store.getState().notice).toEqual({ kind: 'skipped', message: null })
    expect(sent('vote')).toEqual([])
    expect(loaded()).toEqual(['2-left', '2-right', '3-left', '3-right'])
  })

  it('skips a pair that loaded early before it is shown', async () => {
    const { hearBoth, store, sounds, settle, token, stages } = await setup()
    sounds.find(({ src }) => src.endsWith('2-right'))?.breakDown(NETWORK)
    await hearBoth()
    await store.vote('left')
    store.next()
    await settle()
    expect([token(), store.getState().notice?.kind]).toEqual(['pair-3', 'skipped'])
    expect(stages).toEqual(['listening', 'voted', 'loading', 'listening'])
  })

  it('does not skip the pair if the browser only wants a click first', async () => {
    const { sound, press, token, store } = await setup()
    const blocked = Object.assign(new Error('Click first.'), { name: 'NotAllowedError' })
    vi.spyOn(sound('left'), 'play').mockRejectedValue(blocked)
    await press('left')
    expect([token(), store.getState().notice]).toEqual(['pair-1', null])
  })

  it('does not skip the pair after its vote', async () => {
    const { hearBoth, store, breakDown, token } = await setup()
    await hearBoth()
    await store.vote('left')
    await breakDown()
    expect([token(), store.getState().stage.status]).toEqual(['pair-1', 'voted'])
  })

  it('ends the test when it is the third in a row, and a retry begins to count anew', async () => {
    const { breakDown, stage, store, token, settle, loaded } = await setup()
    await breakDown()
    await breakDown()
    expect(token()).toBe('pair-3')
    await breakDown()
    expect(stage()).toEqual({ status: 'failed', message: null })
    expect(loaded()).not.toContain('3-left')
    store.retry()
    await settle()
    await breakDown()
    await breakDown()
    expect(stage().status).toBe('listening')
  })

  it('is not counted with failures before a pair that was heard', async () => {
    const { breakDown, hearBoth, hear, stage } = await setup()
    await breakDown()
    await breakDown()
    await hearBoth()
    await breakDown()
    await hear('left', 2400)
    await breakDown()
    expect(stage().status).toBe('listening')
    await breakDown()
    expect(stage().status).toBe('failed')
  })
})
