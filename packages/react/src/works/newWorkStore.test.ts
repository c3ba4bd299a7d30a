import { createFakeClient } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNewWorkStore } from './newWorkStore.ts'
import { speechFixture, workFixture } from './testing/workFixture.ts'
import { refusal } from '../testing/refusal.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const work = workFixture({ work_revision: 3 })

function setup(handlers: FakeHandlers = {}) {
  const client = createFakeClient({
    'works.create': () => ({ work }),
    'works.import': () => ({ work }),
    'works.sentence': () => speechFixture(0),
    ...handlers,
  })
  const store = createNewWorkStore(client)
  return { store, state: store.getState, calls: client.calls }
}

const FORM = { title: 'The river', voiceId: 'v1' }
const TEXT = { ...FORM, format: 'text', text: 'We sat on the bank.' } as const
const BOOK = new File([], 'river.epub')
const STATED = { voice_id: 'v1', work_title: 'The river' }

describe('a new text', () => {
  it.each([
    ['a text', TEXT, 'works.create', { ...STATED, text: 'We sat on the bank.' }],
    ['Markdown', { ...FORM, format: 'markdown', text: '# A' }, 'works.create', { ...STATED, markdown: '# A' }],
    ['HTML', { ...FORM, format: 'html', text: '<p>' }, 'works.create', { ...STATED, html: '<p>' }],
    ['an address', { ...FORM, format: 'url', text: 'https://a.b' }, 'works.create', { ...STATED, url: 'https://a.b' }],
    ['a book', { ...FORM, format: 'epub', file: BOOK }, 'works.import', { ...STATED, epub: BOOK }],
    ['a text without a title', { ...TEXT, title: ' ' }, 'works.create', { voice_id: 'v1', text: TEXT.text }],
    [
      'a dialogue',
      { ...TEXT, speakerVoices: { Anna: 'v2' } },
      'works.create',
      { ...STATED, text: TEXT.text, speaker_voices: { Anna: 'v2' } },
    ],
  ] as const)('is stored from %s', async (_source, given, name, input) => {
    const { store, calls } = setup()
    expect(await store.create(given)).toBe(work)
    expect(calls[0]).toStrictEqual({ name, input })
  })

  it('has its first sentence spoken, and is there even if that fails', async () => {
    const { store, state, calls } = setup({ 'works.sentence': () => Promise.reject(new TypeError('offline')) })
    expect(await store.create(TEXT)).toBe(work)
    expect(calls[1]).toEqual({
      name: 'works.sentence',
      input: { work_id: 'w1', work_revision: 3, sentence_index: 0 },
    })
    expect(state()).toEqual({ isCreating: false, problem: null })
  })

  it.each([
    ['the message of the server', refusal('text_too_long', 'Split it.'), 'Split it.'],
    ['no message without an answer', new TypeError('offline'), ''],
  ])('that could not be stored is a problem with %s, until the next attempt', async (_message, error, problem) => {
    const { store, state, calls } = setup({ 'works.create': () => Promise.reject(error) })
    expect(state()).toEqual({ isCreating: false, problem: null })
    expect(await store.create(TEXT)).toBeNull()
    expect(state()).toEqual({ isCreating: false, problem })
    expect(calls).toHaveLength(1)
    const again = store.create(TEXT)
    expect(state()).toEqual({ isCreating: true, problem: null })
    await again
  })
})
