import { adoptStyles } from '../element/adoptStyles.ts'
import { defineElement } from '../element/defineElement.ts'
import { PlacedPlaylist } from './PlacedPlaylist.tsx'
import STYLES from './playlist.css?inline'

const PlaylistBase = defineElement('voice-playlist', PlacedPlaylist, {
  props: { playlistId: 'string', access: 'string' },
  events: {},
})

/** `<voice-playlist>`: plays a shared playlist through; its words light up, and the browser keeps the place. */
export class VoicePlaylistElement extends PlaylistBase {
  // Its own style sheet, so that the other elements do not load it.
  override connectedCallback(): void {
    super.connectedCallback()
    if (this.shadowRoot) adoptStyles(this.shadowRoot, STYLES)
  }
}
