// Separate file in the script build: it loads in parallel with the word times.
export { highlightWords } from '@voice-rankings/playback'
