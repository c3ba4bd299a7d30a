import { createFakeClient, createFakeClock } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { describe, expect, it, vi } from 'vitest'
import { shareMessages } from './messages.ts'
import { createShareStore } from './shareStore.ts'
import type { ShareStoreOptions } from './shareStore.ts'

type Handler = NonNullable<FakeHandlers['snippets.share']>
const answer: Handler = (input) => ({ ...input, voice_snippet_audio_url: '/snippets/snippet-a.mp3' })

function setup(options: Partial<ShareStoreOptions> = {}, shareSnippet: Handler = answer) {
  const client = createFakeClient({ 'snippets.share': shareSnippet })
  const clock = createFakeClock()
  const copy = vi.fn(async (_text: string) => {})
  const log = vi.fn()
  const store = createShareStore({ client, clock, copy, log, texts: shareMessages, snippet: null, ...options })
  return { client, clock, copy, log, store, state: store.getState }
}
const mine = { id: 'a', shared: false }

describe('copying', () => {
  it('is confirmed for 2 s', async () => {
    const { store, state, copy, clock } = setup()
    await store.copy('link', 'https://voices.example/')
    expect(copy).toHaveBeenCalledWith('https://voices.example/')
    await clock.advance(1999)
    expect(state().copied).toBe('link')
    await clock.advance(1)
    expect(state().copied).toBeNull()
  })

  it('is confirmed for the last copied item', async () => {
    const { store, state, clock } = setup()
    await store.copy('link', 'a')
    await clock.advance(1500)
    await store.copy('embed', 'b')
    await clock.advance(1500)
    expect(state().copied).toBe('embed')
  })

  it('shows a remedy if it is blocked', async () => {
    const { store, state, log } = setup({ copy: () => Promise.reject(new Error('NotAllowedError')) })
    await store.copy('link', 'a')
    expect(state()).toMatchObject({ copied: null, problem: shareMessages.copyFailed })
    expect(log).toHaveBeenCalledOnce()
  })
})

describe('visibility of a snippet', () => {
  it('cannot be changed by others', async () => {
    const { store, state, client } = setup()
    expect(state().visibility).toBeNull()
    expect(await store.setShared(true)).toBeNull()
    expect(client.calls).toEqual([])
  })

  it('is changed by its owner', async () => {
    const { store, state, client } = setup({ snippet: mine })
    const changed = store.setShared(true)
    expect(state().visibility).toEqual({ status: 'changing', to: 'public' })
    expect(await changed).toBe(true)
    expect(client.calls[0]?.input).toEqual({ voice_snippet_id: 'a', voice_snippet_shared: true })
    expect(state().visibility).toEqual({ status: 'public' })
  })

  it('is kept if the change fails, which is reported', async () => {
    const { store, state } = setup({ snippet: mine }, () => Promise.reject(new Error('offline')))
    expect(await store.setShared(true)).toBeNull()
    expect(state()).toMatchObject({ visibility: { status: 'private' }, problem: shareMessages.notChanged })
  })
})
