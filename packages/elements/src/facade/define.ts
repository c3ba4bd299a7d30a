import { VoicePlayerFacade } from './VoicePlayerFacade.ts'

VoicePlayerFacade.define()
