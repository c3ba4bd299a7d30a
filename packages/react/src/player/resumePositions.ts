// A chunk of its own: few pages lead their visitors back to where they were.
export { createPositions } from '@voice-rankings/playback'
