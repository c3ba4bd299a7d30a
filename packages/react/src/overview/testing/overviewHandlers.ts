import { similarResultFixture, spokenSnippetFixture, voiceFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'

/** Responses to all requests of an overview. */
export const overviewHandlers: FakeHandlers = {
  'voices.get': () => ({ voice: voiceFixture() }),
  'snippets.get': () => ({ snippet: spokenSnippetFixture() }),
  'snippets.list': () => ({ statusCode: 200, snippets: [] }),
  'speech.patch': (input) => input,
  'ratings.token': () => ({ rating_token: 'heard' }),
  'voices.similar': () => similarResultFixture(),
}
