import { spokenSnippetFixture, voiceFixture } from '@voice-rankings/testkit'
import { describe, expect, it, vi } from 'vitest'
import { excess, spokenNow } from './playerState.ts'
import type { PlayerInput } from './playerState.ts'
import { openPlayer } from './testing/openPlayer.ts'

const voice = voiceFixture()
const snippet = spokenSnippetFixture()
const OWN = { text: 'Own.', audio: { url: '/own.mp3' }, marks: [], peaks: [], durationMs: null }

describe('changing the input', () => {
  it('keeps the text when its own snippet comes back from the address', async () => {
    const { store, state } = openPlayer({})
    store.setText('Say this.')
    await store.generate()
    store.setText('Say this, too.')
    store.show({ voice, snippet: snippet })
    expect(state().text).toBe('Say this, too.')
  })

  it('notifies no listener of the current input', () => {
    const input = { voice }
    const heard = vi.fn()
    const { store } = openPlayer({ input })
    store.show(input)
    store.subscribe(heard)
    store.show(input)
    expect(heard).not.toHaveBeenCalled()
  })

  it('returns to the sample when the snippet is removed from the address', () => {
    const { store, state } = openPlayer({ input: { snippet } })
    store.show({ voice })
    expect(state()).toMatchObject({ text: voice.voice_sample_text, snippet: null })
  })

  it('raises the limit when the visitor is signed in', () => {
    const { store, state } = openPlayer({})
    store.setText('a'.repeat(800))
    store.show({ voice, accountLevel: 1 })
    expect(excess(state())).toBe(0)
    expect(state().text).toHaveLength(800)
  })

  it.each<[string, Partial<PlayerInput>, Partial<PlayerInput>]>([
    ['another voice', {}, { voice: voiceFixture({ voice_id: 'flite-rms--standard' }) }],
    ['no voice', {}, { voice: null }],
    ['another sound of the host', { ownSound: OWN }, { ownSound: { ...OWN, text: 'Other.' } }],
    ['a new text', {}, { newText: 'New.' }],
    ['another preset text', { sampleText: 'Preset.' }, { sampleText: 'Other.' }],
    ['another snippet', {}, { snippet: spokenSnippetFixture({ voice_snippet_id: 's2' }) }],
  ])('replaces the text for %s', (_what, before, next) => {
    const { store, state } = openPlayer({ input: before })
    store.setText('Say this.')
    store.show({ voice, ...before, ...next })
    expect(state().text).not.toBe('Say this.')
  })

  it.each<[string, Partial<PlayerInput>, Partial<PlayerInput>]>([
    ['other facts of the voice', {}, { voice: voiceFixture({ voice_name: 'Renamed' }) }],
    ['other info', {}, { info: { title: 'Good morning' } }],
    ['another preset text below a snippet', { snippet, sampleText: 'Preset.' }, { sampleText: 'Other.' }],
  ])('keeps the text for %s', (_what, before, next) => {
    const { store, state } = openPlayer({ input: before })
    store.setText('Say this.')
    store.show({ voice, ...before, ...next })
    expect(state()).toMatchObject({ text: 'Say this.', ...('voice' in next && { voice: next.voice }) })
  })

  it('generates a new text once for each time that it is set', async () => {
    const { store, clock, calls } = openPlayer({ input: { newText: 'First.' } })
    store.start()
    store.show({ voice, newText: 'Second.' })
    await clock.advance(5000)
    expect(calls().filter((name) => name === 'speech.generate')).toHaveLength(1)
  })

  it('says nothing of a generated snippet to a listener that has left', async () => {
    const { store } = openPlayer({})
    const heard = vi.fn()
    store.onSnippet(heard)()
    store.setText('Say this.')
    await store.generate()
    expect(heard).not.toHaveBeenCalled()
  })
})

/** Info of the sound that plays for an input. */
const infoOf = (input: Partial<PlayerInput>) => {
  const { store, state } = openPlayer({ input })
  return store.track(spokenNow(state()) ?? expect.fail('there is a sound')).info
}

describe('the sound of a player in other players of the page', () => {
  it('has the info of the host, the page of the voice, and its waveform', () => {
    expect(infoOf({ info: { title: 'Anna' } })).toMatchObject({
      title: 'Anna',
      href: expect.stringMatching(/^\/voice\//) as string,
      peaks: voice.voice_sample_peaks,
    })
  })

  it('has the page of its snippet', () => {
    expect(infoOf({ info: { title: 'Anna' }, snippet })?.href).toContain(snippet.voice_snippet_id)
  })

  it('has no info without one of the host', () => {
    expect(infoOf({})).toBeUndefined()
  })
})

describe('editing the text of a player', () => {
  it('leaves the sound playing while its text stays the same', async () => {
    const { store, state } = openPlayer({})
    const track = store.track(spokenNow(state()) ?? expect.fail('there is a sample'))
    await track.play()
    store.setText(` ${voice.voice_sample_text} `)
    expect(track.getState().status).toBe('playing')
  })

  it('is possible without a sound, and nothing is restored then', () => {
    const { store, state } = openPlayer({ input: { voice: voiceFixture({ voice_sample_url: null }) } })
    store.setText('Say this.')
    store.restore()
    expect(state().text).toBe('Say this.')
  })
})
