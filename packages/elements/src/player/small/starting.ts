// Code that a small player loads by two imports once it plays, as one file: the events of its words and the media keys.
export * from '../tellWords.ts'
export * from '@voice-rankings/playback/inside/createMediaControls.ts'
