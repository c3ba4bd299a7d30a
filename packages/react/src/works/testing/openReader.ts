import { createPlayback } from '@voice-rankings/playback'
import { createFakeAudios, createFakeClient } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { createReaderStore } from '../readerStore.ts'
import type { ReaderStore, ReaderStoreOptions } from '../readerStore.ts'
import { speechFixture, workFixture } from './workFixture.ts'

/** Duration of each sentence, in ms. */
export const SENTENCE_MS = 300

const opened = new Set<ReaderStore>()

/** Stops the stores that a test opened. */
export function closeReaders(): void {
  for (const store of opened) store.stop()
  opened.clear()
}

/** A store of a reader whose sounds the test plays. Default: the text of `workFixture` is known. */
export function openReader(handlers: FakeHandlers = {}, options: Partial<ReaderStoreOptions> = {}) {
  const { createAudio, playing } = createFakeAudios(SENTENCE_MS)
  const client = createFakeClient({
    'works.sentence': ({ sentence_index }) => speechFixture(Number(sentence_index)),
    'works.savePosition': (input) => ({ position: input }),
    ...handlers,
  })
  const store = createReaderStore({
    client: { ...client, url: (path) => new URL(path, 'https://voices.example').href },
    playback: createPlayback({ openChannel: null }),
    workId: 'w1',
    initial: workFixture(),
    rate: 1,
    createAudio,
    ...options,
  })
  opened.add(store)
  const { inputsOf } = client

  return {
    store,
    state: store.getState,
    sequence: () => store.getState().open!.sequence,
    inputsOf,
    /** Plays the sentence that sounds for so long. */
    hear: (durationMs: number) => playing()?.hear(durationMs),
    isSilent: () => playing() === undefined,
  }
}
