// Separate file for the dynamic import: the package's index would load the whole map with the home page's preview.
export { VoiceMap } from '@voice-rankings/react/map'
