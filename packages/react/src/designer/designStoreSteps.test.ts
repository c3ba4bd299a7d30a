import { DESIGN_LIMITS } from '@voice-rankings/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DESIGN_REST_MS, SENTENCE_REST_MS } from './designStore.ts'
import type { DesignStore } from './designStore.ts'
import { after, startDesign } from './testing/openDesign.ts'
import { DESIGN, providerBaseFixture } from './testing/spokenFixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pitched = (design_pitch: number) => ({ ...DESIGN, design_pitch })
const bella = providerBaseFixture({ voice_id: 'bella', can_blend: true })
const BELLA = { design_engine: 'provider' as const, design_base: 'bella' }

/** A design of a provider's voice, which can be blended and takes instructions. */
const startBella = (more: object = {}) =>
  startDesign({
    initial: { ...BELLA, ...more },
    handlers: { 'designs.list': () => ({ designs: [], provider_bases: [bella] }) },
  })

describe('changing a design', () => {
  it('shows a parameter at once, and speaks and plays it after 80 ms of rest', async () => {
    const { store, state, wait, requested, played } = await startDesign()
    for (const pitch of [120, 140, 160]) {
      store.change('design_pitch', pitch)
      expect(state()).toMatchObject({ design: pitched(pitch), settled: DESIGN, canUndo: false })
      await wait(DESIGN_REST_MS - 1)
    }
    expect(requested()).toEqual([DESIGN])
    await wait(1)
    expect(state()).toMatchObject({ settled: pitched(160), canUndo: true })
    expect(requested().slice(1)).toEqual([pitched(160)])
    expect(played()).toEqual([pitched(160)])
  })

  it('leaves a parameter out that is as in the engine’s voice', async () => {
    const { store, state } = await startDesign({ initial: pitched(160) })
    store.change('design_pitch', 99)
    expect(state().design).toEqual(DESIGN)
  })

  it('speaks another voice at once, and keeps parameters within its ranges', async () => {
    const { store, wait, requested } = await startDesign({ initial: pitched(350) })
    store.choose('flite')
    await wait(0)
    expect(requested().at(-1)).toEqual({ design_engine: 'flite', design_base: 'slt', design_pitch: 300 })
  })

  it('speaks another voice once if a parameter has not come to rest', async () => {
    const { store, wait, played } = await startDesign({ sentenceIn: () => after(100, 'A sentence.') })
    await wait(100)
    store.change('design_pitch', 160)
    store.choose('espeak', 'en-GB')
    await wait(SENTENCE_REST_MS)
    expect(played()).toEqual([{ ...pitched(160), design_base: 'en-GB' }])
  })

  it.each([
    ['some', ['design_pitch'] as const, { design_breath: 40 }],
    ['all', undefined, {}],
  ])('resets %s parameters at once', async (_what, names, rest) => {
    const { store, wait, requested } = await startDesign({ initial: { ...pitched(160), design_breath: 40 } })
    store.reset(names)
    await wait(0)
    expect(requested().slice(1)).toEqual([{ ...DESIGN, ...rest }])
  })

  it('resets the instructions with all parameters', async () => {
    const { store, state } = await startBella({ design_instructions: 'Whisper.', design_pace: 80 })
    store.reset()
    expect(state().design).toEqual(BELLA)
  })

  it.each([
    ['as they are written', ' Whisper. ', ' Whisper. '],
    ['with at most 500 characters', 'a'.repeat(501), 'a'.repeat(DESIGN_LIMITS.instructions)],
    ['not if they are blank', '  ', undefined],
  ])('takes instructions %s', async (_what, said, design_instructions) => {
    const { store, state } = await startBella({ design_instructions: 'Shout.' })
    store.instruct(said)
    expect(state().design).toEqual({ ...BELLA, ...(design_instructions && { design_instructions }) })
  })

  it('makes instructions a step after 800 ms of rest, and does not speak them, which costs money', async () => {
    const { store, state, wait, requested } = await startBella()
    store.instruct('Whisper.')
    await wait(SENTENCE_REST_MS - 1)
    expect(state().canUndo).toBe(false)
    await wait(1)
    expect([state().canUndo, requested()]).toEqual([true, []])
  })

  it('blends with a second voice at once, and takes the blend and its share back', async () => {
    const { store, state } = await startBella()
    store.blend('sky')
    expect(state()).toMatchObject({ settled: { ...BELLA, design_blend_with: 'sky' }, canUndo: true })
    store.change('design_blend', 30)
    store.blend(null)
    expect(state().design).toEqual(BELLA)
  })

  it('forgets that the design before was saved', async () => {
    const { store, state } = await startDesign()
    await store.save('Quiet harbour')
    expect(state().saving.status).toBe('saved')
    store.change('design_pitch', 160)
    expect(state().saving).toEqual({ status: 'none' })
  })
})

describe('undoing changes of a design', () => {
  it.each(['undo', 'redo'] as const)('leaves a first design as it is by %s', async (step) => {
    const { store, state, wait } = await startDesign()
    const before = state()
    store[step]()
    await wait()
    expect(state()).toEqual(before)
  })

  it('goes back and forth between them, and speaks each', async () => {
    const { store, state, wait, played } = await startDesign()
    for (const pitch of [120, 140]) {
      store.change('design_pitch', pitch)
      await wait()
    }
    const seen: unknown[] = []
    for (const step of [store.undo, store.undo, store.undo, store.redo, store.redo, store.redo]) {
      step()
      await wait(0)
      const { design, settled, canUndo, canRedo } = state()
      expect(settled).toEqual(design)
      seen.push([design.design_pitch, canUndo, canRedo])
    }
    expect(seen).toEqual([
      [120, true, true],
      [undefined, false, true],
      [undefined, false, true],
      [120, true, true],
      [140, true, false],
      [140, true, false],
    ])
    expect(played().slice(2)).toEqual([pitched(120), DESIGN, pitched(120), pitched(140)])
  })

  it('takes back a change that has not come to rest, which can be redone', async () => {
    const { store, state, wait, requested } = await startDesign()
    store.change('design_pitch', 160)
    store.undo()
    await wait()
    expect(state()).toMatchObject({ design: DESIGN, canUndo: false, canRedo: true })
    store.redo()
    expect(state().design).toEqual(pitched(160))
    await wait()
    expect(requested()).toEqual([DESIGN, pitched(160)])
  })

  it('cannot redo what a new change has replaced, also before that has come to rest', async () => {
    const { store, state, wait } = await startDesign()
    store.change('design_pitch', 120)
    await wait()
    store.undo()
    await wait()
    store.change('design_pitch', 140)
    store.redo()
    expect(state()).toMatchObject({ design: pitched(140), canUndo: true, canRedo: false })
  })

  it.each<[string, (store: DesignStore) => void]>([
    ['another voice', (store) => store.choose('espeak')],
    ['a reset', (store) => store.reset()],
    ['a blend', (store) => store.blend('sky')],
  ])('takes %s back without the parameter that was changed just before', async (_what, act) => {
    const { store, state, wait } = await startBella()
    store.change('design_pace', 80)
    act(store)
    await wait(0)
    store.undo()
    expect(state()).toMatchObject({ design: { ...BELLA, design_pace: 80 }, canUndo: true })
  })

  it.each<[string, (store: DesignStore) => void]>([
    ['the design is saved', (store) => void store.save('Quiet harbour')],
    ['it is heard', (store) => store.hear()],
    ['its starting voice is heard', (store) => store.hearBase()],
  ])('is possible at once for a change after which %s', async (_what, act) => {
    const { store, state } = await startDesign()
    store.change('design_pitch', 160)
    act(store)
    expect(state()).toMatchObject({ settled: pitched(160), canUndo: true })
  })

  it('goes back 100 steps', async () => {
    const { store, state } = await startDesign()
    for (let pitch = 100; pitch <= 201; pitch += 1) {
      store.change('design_pitch', pitch)
      store.hear()
    }
    let steps = 0
    for (; state().canUndo; steps += 1) store.undo()
    expect([steps, state().design]).toEqual([100, pitched(101)])
  })
})
