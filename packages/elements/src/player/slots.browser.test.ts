import './define.ts'
import { testSlots } from './testing/slotEffects.ts'
import { OWN_SOUND, VOICE } from './testing/soundEffects.ts'

testSlots({
  'the full player of a voice': { attributes: VOICE, shown: 'section.voice-player', generates: true },
  'the compact player': { attributes: { ...OWN_SOUND, variant: 'compact' }, shown: '[part~=player]' },
})
