import { VoicePlaylistElement } from './VoicePlaylistElement.ts'

VoicePlaylistElement.define()

declare global {
  interface HTMLElementTagNameMap {
    'voice-playlist': VoicePlaylistElement
  }
}
