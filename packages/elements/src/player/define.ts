import { VoicePlayerElement } from './VoicePlayerElement.ts'

VoicePlayerElement.define()

declare global {
  interface HTMLElementTagNameMap {
    'voice-player': VoicePlayerElement
  }
}
