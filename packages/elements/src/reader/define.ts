import { VoiceReaderElement } from './VoiceReaderElement.ts'

VoiceReaderElement.define()

declare global {
  interface HTMLElementTagNameMap {
    'voice-reader': VoiceReaderElement
  }
}
