import type { Api, CallOutput } from '@voice-rankings/contract'
import { DESIGN_ENGINE_NAMES, DESIGN_LIMITS } from '@voice-rankings/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mapFixture } from '../map/testing/mapFixture.ts'
import { SENTENCE_REST_MS } from './designStore.ts'
import { after, openDesign, startDesign } from './testing/openDesign.ts'
import type { OpenDesignOptions } from './testing/openDesign.ts'
import { DESIGN, designedFixture, providerBaseFixture } from './testing/spokenFixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const HIGH = { ...DESIGN, design_pitch: 160 }
const coral = providerBaseFixture()
const onyx = providerBaseFixture({ voice_id: 'onyx', takes_instructions: false, can_blend: true })
const CORAL = { design_engine: 'provider' as const, design_base: coral.voice_id }
const ONYX = { design_engine: 'provider' as const, design_base: 'onyx' }
const saved = { ...designedFixture('Quiet harbour'), design: HIGH }
const [sameAs, strange] = [{ modId: saved.voice.voice_id }, { modId: 'of-others' }]
const all = { designs: [saved, designedFixture('Old captain')], provider_bases: [onyx, coral] }

describe('the first design', () => {
  it.each<[string, OpenDesignOptions, object]>([
    ['a voice in the language of the interface', { language: 'de-AT' }, { ...DESIGN, design_base: 'de-DE' }],
    ['the design that the page asks for', { initial: HIGH }, HIGH],
  ])('is %s, before the server has answered', (_what, options, design) => {
    const { state } = openDesign(options)
    expect(state()).toEqual({
      design,
      settled: design,
      text: '',
      canUndo: false,
      canRedo: false,
      preview: { status: 'none' },
      saving: { status: 'none' },
      map: null,
      engines: DESIGN_ENGINE_NAMES,
      providerBases: [],
      modified: null,
      isModMissing: false,
    })
  })

  it.each<[string, OpenDesignOptions, CallOutput<Api['designs']['list']>, object]>([
    ['a voice of an engine of the server', {}, { designs: [], design_engines: ['flite'] }, { design_engine: 'flite' }],
    ['a voice of a provider without engines', {}, { ...all, design_engines: [] }, ONYX],
    ['the design that the page asks for', { initial: HIGH }, all, HIGH],
    ['the saved voice to start from', sameAs, all, HIGH],
    ['the saved voice rather than instructions', { ...sameAs, instructions: 'Whisper.' }, all, HIGH],
    ['the design of the page rather than that of its voice', { ...sameAs, takesModDesign: false }, all, DESIGN],
    ['that without the saved voice, which is another’s', strange, all, DESIGN],
    [
      'a voice that takes the instructions',
      { instructions: 'Whisper.' },
      all,
      { ...CORAL, design_instructions: 'Whisper.' },
    ],
    ['that without instructions, which no voice takes', { instructions: 'Whisper.' }, { designs: [] }, DESIGN],
    ['that without instructions, which are blank', { instructions: '' }, all, DESIGN],
  ])('is %s', async (_what, options, list, design) => {
    const { state } = await startDesign({ ...options, handlers: { 'designs.list': () => list } })
    expect(state().design).toMatchObject(design)
    expect(state()).toMatchObject({ settled: state().design, canUndo: false })
  })

  it('takes as many characters of the instructions as a design may have', async () => {
    const { state } = await startDesign({ instructions: 'a'.repeat(501), handlers: { 'designs.list': () => all } })
    expect(state().design.design_instructions).toHaveLength(DESIGN_LIMITS.instructions)
  })

  it.each([
    ['one of the visitor’s', sameAs, saved, false],
    ['not one of the visitor’s', strange, null, true],
    ['none', {}, null, false],
    ['none by an empty address', { modId: '' }, null, false],
  ])('tells whether the voice to start from is %s', async (_what, options, modified, isModMissing) => {
    const { state } = await startDesign({ ...options, handlers: { 'designs.list': () => all } })
    expect(state()).toMatchObject({ modified, isModMissing })
  })

  it('is measured with a sentence in its language, and not played', async () => {
    const { sent, measured, played } = await startDesign({ language: 'de' })
    const german = { ...DESIGN, design_base: 'de-DE' }
    expect(sent('preview')).toEqual([{ design: german, text: 'A sentence in de-DE.' }])
    expect([measured(), played()]).toEqual([german, []])
  })

  it('of a provider’s voice, which costs money, is shown with a sentence and not spoken', async () => {
    const { state, requested } = await startDesign({ initial: CORAL, handlers: { 'designs.list': () => all } })
    expect([state().text, requested()]).toEqual(['A sentence in en-US.', []])
  })

  it('is not spoken by a server without voices to design', async () => {
    const { state, requested } = await startDesign({
      handlers: { 'designs.list': () => ({ designs: [], design_engines: [], provider_bases: [] }) },
    })
    expect([state().engines, requested()]).toEqual([[], []])
  })

  it('is of any engine if the server names none', async () => {
    const { state, requested } = await startDesign({ handlers: { 'designs.list': () => ({ designs: [] }) } })
    expect(state()).toMatchObject({ engines: DESIGN_ENGINE_NAMES, providerBases: [] })
    expect(requested()).toEqual([DESIGN])
  })

  it('is measured also if the engines could not be loaded', async () => {
    const { state, requested } = await startDesign({
      handlers: { 'designs.list': () => Promise.reject(new Error('offline')) },
    })
    expect([state().engines, requested()]).toEqual([DESIGN_ENGINE_NAMES, [DESIGN]])
  })

  it('gives way to a change that the visitor makes before the server has answered', async () => {
    const { store, state, wait, requested } = await startDesign({
      ...sameAs,
      handlers: { 'designs.list': () => after(50, all) },
    })
    store.change('design_pitch', 120)
    await wait(50)
    expect(state()).toMatchObject({ design: { design_pitch: 120 }, text: 'A sentence in en-US.', modified: saved })
    expect(requested()).toEqual([])
    await wait()
    expect(requested()).toEqual([{ ...DESIGN, design_pitch: 120 }])
  })

  it('gives way to a change and back before the server has answered', async () => {
    const { store, state, wait } = await startDesign({ ...sameAs, handlers: { 'designs.list': () => after(500, all) } })
    store.change('design_pitch', 120)
    await wait()
    store.reset()
    await wait(500)
    expect(state()).toMatchObject({ design: DESIGN, modified: saved, canUndo: true })
  })
})

describe('the server of a design', () => {
  it('is not asked before the start', async () => {
    const { store, state, client, wait } = openDesign()
    store.choose('espeak', 'de-DE')
    await wait()
    expect(state().text).toBe('A sentence in de-DE.')
    expect(client.calls).toEqual([])
  })

  it('is asked for the voices to design, and for the map of the catalogue once', async () => {
    const { store, client, state, stop, wait } = await startDesign({
      handlers: { 'voices.map': () => mapFixture([['Amelia', 'female', 170, 160]]) },
    })
    expect(state().map?.columns.voice_name).toEqual(['Amelia'])
    stop()
    store.start()
    await wait(0)
    expect(client.calls.filter(({ name }) => name !== 'designs.preview')).toEqual([
      { name: 'designs.list', input: { bases: 'true' } },
      { name: 'voices.map', input: { languageCode: 'all', axes: 'pitch,speakingRate' } },
      { name: 'designs.list', input: { bases: 'true' } },
    ])
  })

  it('may have no map, which is asked for again with the next start', async () => {
    const { store, client, state, stop } = await startDesign({
      handlers: { 'voices.map': () => Promise.reject(new Error('offline')) },
    })
    expect(state().map).toBeNull()
    stop()
    store.start()
    expect(client.calls.filter(({ name }) => name === 'voices.map')).toHaveLength(2)
  })

  it.each(['designs.list', 'designs.preview', 'voices.map'] as const)(
    'is not waited for by %s after the end',
    async (name) => {
      const asked = vi.fn((_input: unknown, _options: { signal?: AbortSignal }) => new Promise<never>(() => {}))
      const { stop } = await startDesign({ handlers: { [name]: asked } })
      stop()
      expect(asked.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([true])
    },
  )

  it('is not asked to speak a change that had not come to rest at the end', async () => {
    const { store, stop, wait, requested } = await startDesign()
    store.change('design_pitch', 160)
    stop()
    await wait()
    expect(requested()).toEqual([DESIGN])
  })

  it.each([
    ['the first design', () => {}],
    ['another voice', ({ store }: ReturnType<typeof openDesign>) => store.choose('flite', 'awb')],
  ])('is not asked to speak %s whose sentence comes after the end', async (_what, act) => {
    const design = await startDesign({ sentenceIn: (code) => after(100, code) })
    act(design)
    design.stop()
    await design.wait(100)
    expect(design.requested()).toEqual([])
  })
})

describe('the sentence of a design', () => {
  it('follows the language of the design', async () => {
    const { store, state, wait, sent } = await startDesign()
    store.choose('espeak', 'de-DE')
    await wait(0)
    expect(state().text).toBe('A sentence in de-DE.')
    expect(sent('preview')[1]).toEqual({ design: { ...DESIGN, design_base: 'de-DE' }, text: 'A sentence in de-DE.' })
  })

  it('is in the language of a provider’s voice', async () => {
    const hindi = { ...coral, voice_language_codes: ['hi-IN'] }
    const { store, state, wait } = await startDesign({
      handlers: { 'designs.list': () => ({ designs: [], provider_bases: [hindi] }) },
    })
    store.choose('provider')
    await wait(0)
    expect(state().text).toBe('A sentence in hi-IN.')
  })

  it('stays if the visitor wrote it', async () => {
    const { store, state, wait } = await startDesign()
    store.write('Guten Abend.')
    store.choose('espeak', 'de-DE')
    await wait(0)
    expect(state().text).toBe('Guten Abend.')
  })

  it('is not that of a language that is no longer chosen', async () => {
    const { store, state, wait } = await startDesign({
      sentenceIn: (code) => after(code === 'de-DE' ? 200 : 100, `A sentence in ${code}.`),
    })
    store.choose('espeak', 'de-DE')
    store.choose('espeak', 'fr-FR')
    await wait(200)
    expect(state().text).toBe('A sentence in fr-FR.')
  })

  it('stays blank if none could be loaded, and is not spoken', async () => {
    const { state, requested } = await startDesign({ sentenceIn: () => Promise.reject(new Error('offline')) })
    expect([state().text, state().preview, requested()]).toEqual(['', { status: 'none' }, []])
  })

  it('is cut to 200 characters, and spoken once it has not changed for 800 ms', async () => {
    const { store, wait, sent } = await startDesign()
    store.write('Mind')
    await wait(SENTENCE_REST_MS - 1)
    store.write('a'.repeat(201))
    await wait(SENTENCE_REST_MS - 1)
    expect(sent('preview')).toHaveLength(1)
    await wait(1)
    expect(sent('preview').slice(1)).toEqual([{ design: DESIGN, text: 'a'.repeat(200) }])
  })
})
