// The part of the audio code that `generationModule` loads.
export { generateSnippet } from '@voice-rankings/sdk/audio'
