import type { VoiceListing } from '@voice-rankings/contract'
import { createPlayback } from '@voice-rankings/playback'
import { ConnectionError, HoldError } from '@voice-rankings/sdk'
import {
  createFakeAudio,
  createFakeClient,
  speechResponseFixture,
  voiceListingFixture,
  type FakeAudio,
  type FakeHandlers,
} from '@voice-rankings/testkit'
import { describe, expect, it, vi } from 'vitest'
import { createSentenceStore } from './sentenceStore.ts'

const named = (name: string) => voiceListingFixture({ voice_name: name, voice_speaker_id: `${name}--x` })
const [anna, berta, carla] = [named('Anna'), named('Berta'), named('Carla')] as [
  VoiceListing,
  VoiceListing,
  VoiceListing,
]
const SENTENCE = 'Once upon a time.'

function setup(handlers: FakeHandlers = {}, text = SENTENCE) {
  const client = createFakeClient({
    'speech.generate': (input) => speechResponseFixture(input.text, { voice_snippet_id: input.voice_id }),
    'speech.patch': (input) => input,
    ...handlers,
  })
  const audio: FakeAudio[] = []
  const playback = createPlayback({
    openChannel: null,
    createAudio() {
      const element = createFakeAudio(1000)
      audio.push(element)
      return element
    },
  })
  const store = createSentenceStore({
    client,
    playback,
    trackOf(voice, take) {
      const url = take?.voice_snippet_audio_url ?? voice.voice_sample_url
      return url === null ? null : playback.track({ url })
    },
    log: () => {},
  })
  store.setText(text)
  return {
    store,
    /** Addresses of the sounds so far. */
    heard: () => audio.map(({ src }) => src),
    sounding: () => audio.find(({ paused }) => !paused),
    asked: () =>
      client.calls.flatMap(({ name, input }) =>
        name === 'speech.generate' ? (input as { voice_id: string }).voice_id : [],
      ),
    statusOf: (voice: VoiceListing) => store.getState().takes.get(voice.voice_id)?.status ?? 'none',
  }
}

/** Waits until this many sounds were started, and lets the last one end. */
async function hear({ heard, sounding }: ReturnType<typeof setup>, count: number): Promise<void> {
  await vi.waitFor(() => expect(heard()).toHaveLength(count))
  sounding()?.hear(1000)
}

describe('a card with a sentence', () => {
  it('generates the sentence and plays it, and sends nothing the second time', async () => {
    const { store, heard, sounding, asked, statusOf } = setup()
    const played = store.toggle(anna)
    expect(statusOf(anna)).toBe('generating')
    await played
    expect([statusOf(anna), heard()]).toEqual(['ready', [expect.stringContaining(anna.voice_id)]])
    await store.toggle(anna)
    expect(sounding()).toBeUndefined()
    await store.toggle(anna)
    expect(sounding()).toBeDefined()
    expect(asked()).toEqual([anna.voice_id])
  })

  it('cancels the generation when it is pressed again', async () => {
    const pending = setup({ 'speech.generate': () => new Promise(() => {}) })
    void pending.store.toggle(anna)
    await pending.store.toggle(anna)
    expect(pending.statusOf(anna)).toBe('none')
  })

  it('does not play if another was pressed in the meantime', async () => {
    const answers: (() => void)[] = []
    const { store, heard, statusOf } = setup({
      'speech.generate': (input) =>
        new Promise((resolve) => {
          answers.push(() => resolve(speechResponseFixture(input.text, { voice_snippet_id: input.voice_id })))
        }),
    })
    const [first, second] = [store.toggle(anna), store.toggle(berta)]
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0))
    answers.forEach((answer) => answer())
    await Promise.all([first, second])
    expect(heard()).toEqual([expect.stringContaining(berta.voice_id)])
    expect([statusOf(anna), statusOf(berta)]).toEqual(['none', 'ready'])
  })

  it('says that it failed, and tries again', async () => {
    let isOffline = true
    const { store, statusOf } = setup({
      'speech.generate': (input) => {
        if (isOffline) throw new ConnectionError('offline')
        return speechResponseFixture(input.text)
      },
    })
    await store.toggle(anna)
    expect(statusOf(anna)).toBe('failed')
    isOffline = false
    await store.toggle(anna)
    expect(statusOf(anna)).toBe('ready')
  })

  it('forgets its take with another sentence, and after a login', async () => {
    const { store, statusOf } = setup()
    await store.toggle(anna)
    store.setText('Another sentence.')
    expect(statusOf(anna)).toBe('none')
    await store.toggle(anna)
    store.renew()
    expect(statusOf(anna)).toBe('none')
  })
})

describe('playing all', () => {
  it('speaks the sentence in one voice after the other, and generates the next one meanwhile', async () => {
    const all = setup()
    const done = all.store.playAll([anna, berta, carla])
    await vi.waitFor(() => expect(all.asked()).toEqual([anna.voice_id, berta.voice_id]))
    expect(all.store.getState().turn).toBe(anna.voice_id)
    for (const count of [1, 2, 3]) await hear(all, count)
    await done
    expect(all.asked()).toEqual([anna, berta, carla].map(({ voice_id }) => voice_id))
    expect(all.store.getState().turn).toBeNull()
  })

  it('plays the samples without a sentence, and skips voices that have none', async () => {
    const all = setup({}, '')
    const done = all.store.playAll([anna, { ...berta, voice_sample_url: null }, carla])
    for (const count of [1, 2]) await hear(all, count)
    await done
    expect(all.heard()).toEqual([anna.voice_sample_url, carla.voice_sample_url])
    expect(all.asked()).toEqual([])
  })

  it('skips a voice that fails', async () => {
    const all = setup({
      'speech.generate': (input) => {
        if (input.voice_id === anna.voice_id) throw new ConnectionError('offline')
        return speechResponseFixture(input.text)
      },
    })
    const done = all.store.playAll([anna, berta])
    await hear(all, 1)
    await done
    expect([all.statusOf(anna), all.statusOf(berta)]).toEqual(['failed', 'ready'])
  })

  it('ends at a hold limit', async () => {
    const refusal = { status: 429, code: 'hold', message: 'Wait a while.', issues: [], requestId: null }
    const all = setup({
      'speech.generate': (input) => {
        if (input.voice_id !== anna.voice_id) throw new HoldError(refusal, new Date(0))
        return speechResponseFixture(input.text)
      },
    })
    const done = all.store.playAll([anna, berta, carla])
    await hear(all, 1)
    await done
    expect([all.statusOf(berta), all.statusOf(carla), all.store.getState().turn]).toEqual(['held', 'none', null])
  })

  it.each([
    ['the sound is paused', ({ sounding }: ReturnType<typeof setup>) => sounding()?.pause()],
    ['it is stopped', ({ store }: ReturnType<typeof setup>) => store.stop()],
    ['a card is pressed', ({ store }: ReturnType<typeof setup>) => void store.toggle(carla)],
  ])('ends when %s', async (_, interrupt) => {
    const all = setup()
    const done = all.store.playAll([anna, berta])
    await vi.waitFor(() => expect(all.heard()).toHaveLength(1))
    interrupt(all)
    await done
    expect(all.store.getState().turn).toBeNull()
    expect(all.heard().join()).not.toContain(berta.voice_id)
  })
})
