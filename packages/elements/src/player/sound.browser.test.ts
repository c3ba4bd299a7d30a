import './define.ts'
import { OWN_SOUND, testSound, VOICE } from './testing/soundEffects.ts'

testSound({
  'the full player of a voice': { attributes: VOICE, shown: 'section.voice-player' },
  'the compact player': { attributes: { ...OWN_SOUND, variant: 'compact' }, shown: '[part~=player]' },
})
