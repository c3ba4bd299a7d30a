import { similarResultFixture, spokenSnippetFixture, voiceFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'

/** What an overview asks the server, answered. */
export const overviewHandlers: FakeHandlers = {
  getVoice: () => ({ voice: voiceFixture() }),
  getSnippet: () => ({ snippet: spokenSnippetFixture() }),
  getSnippets: () => ({ statusCode: 200, snippets: [] }),
  patchSpeech: ({ body }) => body,
  ratingToken: () => ({ rating_token: 'heard' }),
  similarVoices: () => similarResultFixture(),
}
