import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { after, startDesign } from './testing/openDesign.ts'
import type { OpenDesignOptions } from './testing/openDesign.ts'
import { DESIGN, designedFixture, previewFixture, providerBaseFixture } from './testing/spokenFixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const HIGH = { ...DESIGN, design_pitch: 160 }
const TEXT = 'A sentence in en-US.'
const coral = providerBaseFixture()
const CORAL = { design_engine: 'provider' as const, design_base: coral.voice_id }

/** Server that takes 100 ms to speak. */
const slow: OpenDesignOptions['handlers'] = {
  'designs.preview': ({ design }) => after(100, previewFixture({ voice_pitch_hz: design.design_pitch ?? 99 })),
}

const FAILURES = [
  ['the text of the server', () => Promise.reject(refusal('conflict', 'Not now.')), 'Not now.'],
  ['no text without an answer', () => Promise.reject(new TypeError('offline')), null],
] as const

describe('the preview of a design', () => {
  it('keeps the last measurements while the next are loading', async () => {
    const { store, state, wait } = await startDesign({ handlers: slow })
    expect(state().preview).toEqual({ status: 'loading', last: null })
    await wait(100)
    expect(state().preview).toEqual({
      status: 'ready',
      last: { ...previewFixture({ voice_pitch_hz: 99 }), design: DESIGN, text: TEXT },
    })
    store.change('design_pitch', 160)
    await wait()
    expect(state().preview).toMatchObject({ status: 'loading', last: { design: DESIGN } })
    await wait(100)
    expect(state().preview).toMatchObject({ status: 'ready', last: { design: HIGH, voice_pitch_hz: 160 } })
  })

  it.each(FAILURES)('that fails keeps the last measurements, with %s', async (_what, fail, message) => {
    let fails = false
    const { store, state, wait, played } = await startDesign({
      handlers: { 'designs.preview': () => (fails ? fail() : previewFixture()) },
    })
    fails = true
    store.change('design_pitch', 160)
    await wait()
    expect(state().preview).toMatchObject({ status: 'failed', last: { design: DESIGN }, message })
    fails = false
    store.hear()
    await wait(0)
    expect([state().preview.status, played()]).toEqual(['ready', [HIGH]])
  })

  it('is that of the last design if the one before is still being spoken', async () => {
    const { store, wait, measured, played } = await startDesign({ handlers: slow })
    await wait(100)
    store.change('design_pitch', 120)
    await wait(90)
    store.change('design_pitch', 160)
    await wait(500)
    expect([measured(), played()]).toEqual([HIGH, [HIGH]])
  })

  it('is not that of a design that was changed meanwhile, which is played', async () => {
    const { store, state, wait, played } = await startDesign({ handlers: slow })
    await wait(100)
    store.change('design_pitch', 160)
    await wait(170)
    store.change('design_pitch', 180)
    await wait(10)
    expect(state().preview).toMatchObject({ status: 'ready', last: { design: DESIGN } })
    expect(played()).toEqual([HIGH])
  })

  it('does not exist while the only spoken design was changed meanwhile', async () => {
    const { store, state, wait } = await startDesign({ handlers: slow })
    await wait(90)
    store.change('design_pitch', 160)
    await wait(10)
    expect(state().preview).toEqual({ status: 'none' })
  })

  it('stays while the sentence is blank, and nothing is spoken', async () => {
    const { store, state, wait, requested, played } = await startDesign()
    store.write('  ')
    store.hear()
    await wait()
    expect(state().preview).toMatchObject({ status: 'ready', last: { design: DESIGN, text: TEXT } })
    expect([requested(), played()]).toEqual([[DESIGN], []])
  })

  it('of a design that has been spoken plays again without a request, and cancels one', async () => {
    const { store, state, wait, requested, played } = await startDesign({ handlers: slow })
    await wait(100)
    store.change('design_pitch', 160)
    await wait()
    store.change('design_pitch', 99)
    store.hear()
    expect([state().preview.status, played()]).toEqual(['ready', [DESIGN]])
    await wait(100)
    expect([requested(), played()]).toEqual([[DESIGN, HIGH], [DESIGN]])
  })

  it('is spoken again with another sentence', async () => {
    const { store, wait, sent } = await startDesign()
    store.write('Mind the gap.')
    store.hear()
    await wait()
    expect(sent('preview')).toEqual([
      { design: DESIGN, text: TEXT },
      { design: DESIGN, text: 'Mind the gap.' },
    ])
  })

  it('of a provider’s voice is spoken when it is asked for', async () => {
    const { store, wait, requested, played } = await startDesign({
      initial: CORAL,
      handlers: { 'designs.list': () => ({ designs: [], provider_bases: [coral] }) },
    })
    store.change('design_pace', 80)
    await wait()
    expect(requested()).toEqual([])
    store.hear()
    await wait(0)
    expect(requested()).toEqual([{ ...CORAL, design_pace: 80 }])
    expect(played()).toEqual(requested())
  })
})

describe('hearing the starting voice of a design', () => {
  it('plays it without changing what is measured, and asks for it once', async () => {
    const { store, wait, measured, requested, played } = await startDesign({ initial: HIGH })
    store.hearBase()
    await wait(0)
    expect([measured(), played()]).toEqual([HIGH, [DESIGN]])
    store.change('design_pitch', 170)
    await wait()
    store.hearBase()
    await wait(0)
    expect(played()).toEqual([DESIGN, { ...DESIGN, design_pitch: 170 }, DESIGN])
    expect(requested()).toEqual([HIGH, DESIGN, { ...DESIGN, design_pitch: 170 }])
  })

  it('becomes the preview if the design has no changes', async () => {
    const { store, wait, measured, requested } = await startDesign({ initial: HIGH })
    store.hearBase()
    await wait(0)
    store.reset()
    await wait(0)
    expect([measured(), requested()]).toEqual([DESIGN, [HIGH, DESIGN]])
  })

  it('plays instead of a change that has not come to rest', async () => {
    const { store, wait, played } = await startDesign()
    store.change('design_pitch', 160)
    store.hearBase()
    await wait()
    expect(played()).toEqual([DESIGN])
  })
})

describe('saving a design', () => {
  it('returns the voice under its name without spaces around it', async () => {
    const { store, state, sent } = await startDesign({ initial: HIGH })
    const saving = store.save(' Quiet harbour ')
    expect(state().saving).toEqual({ status: 'saving' })
    const designed = designedFixture('Quiet harbour')
    expect(await saving).toEqual(designed)
    expect(sent('save')).toEqual([{ design: HIGH, voice_name: 'Quiet harbour' }])
    expect(state().saving).toEqual({ status: 'saved', designed })
  })

  it('happens once for two presses', async () => {
    const { store, sent } = await startDesign()
    const [first, second] = await Promise.all([store.save('Quiet harbour'), store.save('Quiet harbour')])
    expect([first?.voice.voice_name, second, sent('save').length]).toEqual(['Quiet harbour', null, 1])
  })

  it('does not call a design saved that was changed meanwhile', async () => {
    const { store, state } = await startDesign()
    const saving = store.save('Quiet harbour')
    store.change('design_pitch', 160)
    expect((await saving)?.voice.voice_name).toBe('Quiet harbour')
    expect(state().saving).toEqual({ status: 'none' })
  })

  it.each(FAILURES)('that fails tells %s, and can be repeated', async (_what, save, message) => {
    const { store, state, sent } = await startDesign({ handlers: { 'designs.save': save } })
    expect(await store.save('Quiet harbour')).toBeNull()
    expect(state().saving).toEqual({ status: 'failed', message })
    await store.save('Quiet harbour')
    expect(sent('save')).toHaveLength(2)
  })

  it('does not speak a change that has not come to rest', async () => {
    const { store, wait, requested } = await startDesign()
    store.change('design_pitch', 160)
    await store.save('Quiet harbour')
    await wait()
    expect(requested()).toEqual([DESIGN])
  })
})
