// Separate chunk: listening does not need it.
export { generateSnippet } from '@voice-rankings/sdk/audio'
