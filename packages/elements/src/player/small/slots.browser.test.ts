import './define.ts'
import { testSlots } from '../testing/slotEffects.ts'
import { OWN_SOUND, VOICE } from '../testing/soundEffects.ts'

testSlots({
  'the small player of a sound': { attributes: OWN_SOUND, shown: '[part=play-button]:enabled' },
  'the small player of a voice': { attributes: VOICE, shown: '[part=play-button]:enabled' },
  'the full player in its place': {
    attributes: { ...VOICE, variant: 'full' },
    shown: 'section.voice-player',
    generates: true,
  },
})
