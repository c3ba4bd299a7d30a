import { VoiceSearchElement } from './VoiceSearchElement.ts'

VoiceSearchElement.define()

declare global {
  interface HTMLElementTagNameMap {
    'voice-search': VoiceSearchElement
  }
}
