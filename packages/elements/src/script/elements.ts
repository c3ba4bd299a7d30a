import { VoicePlayerFacade } from '../facade/VoicePlayerFacade.ts'

/** What looks for the elements of components is itself loaded once the page may have one of them, also one that comes later. */
function look(): void {
  if (!document.querySelector(':not(:defined)')) return
  observer.disconnect()
  void import('./components.ts')
}
const observer = new MutationObserver(look)

VoicePlayerFacade.define()
observer.observe(document, { childList: true, subtree: true })
look()
