// A file of its own in the script build: it is loaded while the times of the words are on their way.
export { lightWords } from '@voice-rankings/playback'
