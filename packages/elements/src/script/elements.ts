import { VoicePlayerFacade } from '../facade/VoicePlayerFacade.ts'

/** What looks for the elements of components is itself loaded once the page has one of them, also one that comes later. */
function look(): void {
  if (!document.querySelector('voice-overview,similar-voices,analysis-panel,voice-search')) return
  observer.disconnect()
  import('./components.ts').catch(console.error)
}
const observer = new MutationObserver(look)

VoicePlayerFacade.define()
observer.observe(document, { childList: true, subtree: true })
look()
