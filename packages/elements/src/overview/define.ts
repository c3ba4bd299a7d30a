import { VoiceOverviewElement } from './VoiceOverviewElement.ts'

VoiceOverviewElement.define()

declare global {
  interface HTMLElementTagNameMap {
    'voice-overview': VoiceOverviewElement
  }
}
