import { createPlayback } from '@voice-rankings/playback'
import {
  createFakeAudio,
  createFakeClient,
  createFakeClock,
  speechResponseFixture,
  voiceFixture,
} from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import type { PlayerInput } from '../playerState.ts'
import { createPlayerStore } from '../playerStore.ts'

/** Store of a player with a server that generates any text, unless the test overrides it. */
export function openPlayer({
  input = {} as Partial<PlayerInput>,
  handlers = {} as FakeHandlers,
  audio = createFakeAudio(1234.4),
  clock = createFakeClock(),
  log = (..._entry: unknown[]): unknown => undefined,
}) {
  const client = createFakeClient({
    'speech.generate': ({ text }) => speechResponseFixture(text),
    'speech.patch': (patch) => patch,
    ...handlers,
  })
  const playback = createPlayback({ createAudio: () => audio })
  const store = createPlayerStore({ voice: voiceFixture(), ...input }, { client, playback, clock, log })
  return { store, client, playback, clock, state: store.getState, calls: () => client.calls.map(({ name }) => name) }
}
