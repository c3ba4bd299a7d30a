// A chunk of its own: who only listens needs none of it.
export { generateSnippet } from '@voice-rankings/sdk/audio'
