// A file of its own for the dynamic import: importing the package's index would pull the whole map into the home page's preview.
export { VoiceMap } from '@voice-rankings/react/map'
