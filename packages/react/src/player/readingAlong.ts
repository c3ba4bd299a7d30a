// A chunk of its own: it is needed once a sound is heard.
export { HIGHLIGHTS, readAlong } from '@voice-rankings/playback'
