// Code that the full player loads by several imports once it plays, as one file: waveform, lit words, and the rating up
// to its prompt.
export * from '@voice-rankings/react/inside/player/rating/PlayerRating.tsx'
export * from '@voice-rankings/react/inside/player/visualizers/createWavesurfer.ts'
export * from '@voice-rankings/react/inside/player/words/readingAlong.ts'
