// Separate file in the script build: it loads in parallel with the word times.
export { lightWords } from '@voice-rankings/playback'
