// A file of its own in the script build: a list of marks goes without it.
export { parseCaptions } from '@voice-rankings/playback/captions'
