import type { Snippet } from '@voice-rankings/contract'
import { RequestError } from '@voice-rankings/sdk'
import { createFakeClient, createFakeClock, snippetFixture, spokenSnippetFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { describe, expect, it, vi } from 'vitest'
import { shownSnippets, snippetsOf } from './shownSnippets.ts'
import { createSnippetsStore } from './snippetsStore.ts'

const tide = snippetFixture({ voice_snippet_id: 'tide', voice_snippet_text: 'The tide came in.' })
const answer = (snippets: Snippet[]) => ({ statusCode: 200, snippets, error: null })

function setup(handlers: FakeHandlers = {}, initial?: Snippet[]) {
  const client = createFakeClient({
    'snippets.list': (input) => answer(input.search === 'nothing' ? [] : [tide]),
    'snippets.get': (input) => ({ snippet: spokenSnippetFixture(input) }),
    'snippets.share': (input) => ({ ...input, voice_snippet_audio_url: `/new/${input.voice_snippet_id}` }),
    ...handlers,
  })
  const clock = createFakeClock()
  const log = vi.fn()
  const store = createSnippetsStore({ client, clock, initial, log })
  const searches = () =>
    client.calls.flatMap(({ name, input }) => {
      const search = (input as { search?: string }).search
      return name === 'snippets.list' && search !== undefined ? [search] : []
    })
  return { store, client, clock, log, searches, shown: () => shownSnippets(store.getState()) }
}

const refuse = () => {
  throw new Error('offline')
}

describe('snippet search', () => {
  it('is sent 300 ms after the last keystroke', async () => {
    const { store, clock, searches } = setup({}, [tide])
    store.setText('ti')
    await clock.advance(299)
    store.setText('tide')
    await clock.advance(299)
    expect(searches()).toEqual([])
    await clock.advance(1)
    expect(searches()).toEqual(['tide'])
  })

  it('is cleared by an empty term, which shows the list again', async () => {
    const { store, clock, shown } = setup({}, [tide, snippetFixture()])
    store.setText('tide')
    await clock.advance(300)
    expect(shown()).toMatchObject({ status: 'results', snippets: [tide] })
    store.setText('')
    expect(shown()).toMatchObject({ status: 'list' })
    expect(store.getState().search).toEqual({ status: 'idle' })
  })

  it('is not sent for a blank term', async () => {
    const { store, clock, searches } = setup({}, [tide])
    store.setText('   ')
    await clock.advance(1000)
    expect(searches()).toEqual([])
  })

  it('is not repeated for added spaces', async () => {
    const { store, clock, searches } = setup({}, [tide])
    store.setText('tide')
    await clock.advance(300)
    store.setText(' tide ')
    await clock.advance(300)
    expect(searches()).toEqual(['tide'])
  })

  it('shows the latest response, in any order of arrival', async () => {
    const answers = new Map<string, () => void>()
    const { store, clock, shown } = setup({
      'snippets.list': (input) =>
        new Promise((resolve) => {
          const text = input.search ?? ''
          answers.set(text, () => resolve(answer([snippetFixture({ voice_snippet_text: text })])))
        }),
    })
    store.setText('one')
    await clock.advance(300)
    store.setText('two')
    await clock.advance(300)
    answers.get('two')?.()
    answers.get('one')?.()
    await clock.advance(0)
    expect(shown()).toMatchObject({ status: 'results', snippets: [{ voice_snippet_text: 'two' }] })
  })

  it('distinguishes no results from no snippets', async () => {
    const { store, clock, shown } = setup({}, [tide])
    store.setText('nothing')
    await clock.advance(300)
    expect(shown()).toEqual({ status: 'notFound' })
  })

  it('fails with an empty list and can be retried', async () => {
    let isDown = true
    const { store, clock, log, shown } = setup({ 'snippets.list': () => (isDown ? refuse() : answer([tide])) }, [
      snippetFixture(),
    ])
    store.setText('tide')
    await clock.advance(300)
    expect(shown()).toEqual({ status: 'failed' })
    expect(log).toHaveBeenCalledOnce()
    isDown = false
    store.retry()
    await clock.advance(0)
    expect(shown()).toMatchObject({ status: 'results' })
  })

  it('fails if the response reports a failure', async () => {
    const { store, clock, shown } = setup(
      { 'snippets.list': () => ({ statusCode: 500, snippets: [tide], error: 'No index.' }) },
      [tide],
    )
    store.setText('tide')
    await clock.advance(300)
    expect(shown()).toEqual({ status: 'failed' })
  })

  it('is not sent after it was stopped', async () => {
    const { store, clock, searches } = setup({}, [tide])
    const leave = store.start()
    store.setText('tide')
    leave()
    await clock.advance(1000)
    expect(searches()).toEqual([])
    expect(clock.pending).toBe(0)
  })
})

describe('snippet list', () => {
  it('is loaded once, and not at all if it is given', async () => {
    const unknown = setup()
    unknown.store.start()
    expect(unknown.shown()).toEqual({ status: 'loading' })
    await unknown.clock.advance(0)
    expect(unknown.shown()).toMatchObject({ status: 'list', snippets: [tide] })
    const known = setup({}, [tide])
    known.store.start()
    expect(known.client.calls).toEqual([])
  })

  it('may be empty', async () => {
    expect(setup({}, []).shown()).toEqual({ status: 'empty' })
  })

  it('is kept while it reloads, even if that fails', async () => {
    const { store, shown } = setup({ 'snippets.list': refuse }, [tide])
    await store.refresh()
    expect(shown()).toMatchObject({ status: 'list', snippets: [tide] })
  })

  it('of one voice contains only its snippets and readings', () => {
    const [mine] = snippetFixture().voice_variants
    if (!mine) throw new Error('The fixture has no reading.')
    const theirs = { ...mine, voice_speaker_id: 'awb--low', voice_snippet_id: 'other', voice_gender: 'male' as const }
    const both = snippetFixture({ voice_variants: [mine, theirs] })
    const alone = snippetsOf([both, snippetFixture({ voice_variants: [mine] })], theirs)
    expect(alone).toEqual([
      { ...both, voice_snippet_id: 'other', voice_gender: 'male', voice_variants: [theirs], variant_count: 1 },
    ])
  })
})

describe('snippet details', () => {
  it('are loaded once for any number of requests', async () => {
    const { store, client } = setup({}, [tide])
    await Promise.all([store.open('tide'), store.open('tide')])
    expect(client.calls).toHaveLength(1)
    expect(store.getState().spoken.get('tide')).toMatchObject({ status: 'ready' })
  })

  it('are loaded again after a failure', async () => {
    let isDown = true
    const { store } = setup(
      { 'snippets.get': (input) => (isDown ? refuse() : { snippet: spokenSnippetFixture(input) }) },
      [tide],
    )
    await store.open('tide')
    expect(store.getState().spoken.get('tide')).toEqual({ status: 'failed' })
    isDown = false
    await store.open('tide')
    expect(store.getState().spoken.get('tide')).toMatchObject({ status: 'ready' })
  })
})

describe('sharing a snippet', () => {
  it('changes its visibility and its address', async () => {
    const { store } = setup({}, [tide])
    await store.open('tide')
    const done = store.share('tide', false)
    expect(store.getState().sharing.has('tide')).toBe(true)
    await done
    expect(store.getState().sharing.has('tide')).toBe(false)
    expect(store.getState().spoken.get('tide')).toMatchObject({
      snippet: { voice_snippet_shared: false, voice_snippet_audio_url: '/new/tide' },
    })
  })

  it.each([
    ['in the words of the server', refusal('The operator has hidden it.', 'forbidden'), 'The operator has hidden it.'],
    ['in no words of a proxy', refusal('Bad gateway', null), null],
    ['in no words where nobody answered', new Error('offline'), null],
  ])('reports a failure %s and keeps the visibility', async (_how, error, message) => {
    const { store } = setup({ 'snippets.share': () => Promise.reject(error) }, [tide])
    await store.open('tide')
    await store.share('tide', false)
    expect(store.getState().problem).toEqual({ message })
    expect(store.getState().spoken.get('tide')).toMatchObject({
      snippet: { voice_snippet_audio_url: spokenSnippetFixture({ voice_snippet_id: 'tide' }).voice_snippet_audio_url },
    })
  })

  it('is limited to one request at a time', async () => {
    const { store, client } = setup({}, [tide])
    await Promise.all([store.share('tide', false), store.share('tide', true)])
    expect(client.calls).toHaveLength(1)
  })
})

function refusal(message: string, code: string | null) {
  return new RequestError({ status: 403, code, message, issues: [], requestId: null })
}

describe('snippets after a login or logout', () => {
  it('are loaded anew, without the search', async () => {
    const { store, clock, client, searches } = setup({}, [snippetFixture()])
    store.setText('tide')
    store.renew()
    expect(store.getState()).toMatchObject({ list: { status: 'loading' }, search: { status: 'idle' } })
    await clock.advance(300)
    expect(store.getState().list).toEqual({ status: 'ready', snippets: [tide] })
    expect(searches()).toEqual([])
    expect(client.calls).toEqual([{ name: 'snippets.list', input: {} }])
  })
})

describe('a snippet list that could not be loaded', () => {
  it('is reported, logged, and loaded again by a retry', async () => {
    const answers = [refuse, () => answer([tide])]
    const { store, clock, log } = setup({ 'snippets.list': () => answers.shift()?.() ?? answer([]) })
    await store.refresh()
    expect(store.getState().list).toEqual({ status: 'failed' })
    expect(log).toHaveBeenCalledExactlyOnceWith('The snippets could not be loaded.', expect.any(Error))
    store.retry()
    expect(store.getState().list).toEqual({ status: 'loading' })
    await clock.advance(0)
    expect(store.getState().list).toEqual({ status: 'ready', snippets: [tide] })
  })
})

describe('deletion of a snippet', () => {
  const restorable: FakeHandlers = { 'snippets.delete': (input) => input, 'snippets.restore': (input) => input }

  it('takes one voice of a text away, and gives it back', async () => {
    const { store, shown } = setup(restorable, [tide])
    const [first, ...others] = tide.voice_variants
    const id = first?.voice_snippet_id ?? expect.fail('the fixture has no voice')
    await store.remove(id)
    const left = others.length === 0 ? { status: 'empty' } : { snippets: [{ voice_variants: others }] }
    expect([shown(), store.getState().removed]).toMatchObject([left, id])
    await store.restore()
    expect([shown(), store.getState().removed]).toMatchObject([{ snippets: [tide] }, null])
  })

  it('that fails keeps the snippet and reports the error', async () => {
    const { store, shown } = setup({ 'snippets.delete': refuse }, [tide])
    await store.remove('tide')
    expect([shown(), store.getState().problem]).toMatchObject([{ snippets: [tide] }, { message: null }])
  })
})
