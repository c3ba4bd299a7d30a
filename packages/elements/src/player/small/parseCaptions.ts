// Separate file in the script build: JSON marks do not need it.
export { parseCaptions } from '@voice-rankings/playback/captions'
