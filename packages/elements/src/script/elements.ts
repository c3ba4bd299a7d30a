import { adoptStyles } from '../element/adoptStyles.ts'
import { ElementBase } from '../element/elementBase.ts'
import styles from '../player/small/small.css?inline'
import { SmallPlayerElement } from '../player/small/SmallPlayerElement.ts'

/** Superclass of a placeholder once the class of its element has loaded. */
declare class Base extends HTMLElement {
  disconnectedCallback?(): void
}

SmallPlayerElement.define()
// The other elements have placeholders that load them when connected, so the browser finds them whenever they are
// added, also in closed shadow roots. The script may be on the page twice. One string is smaller than a list.
for (const tag of 'voice-overview similar-voices analysis-panel voice-search voice-reader voice-playlist voice-blind-test voice-leaderboard'.split(
  ' ',
)) {
  if (customElements.get(tag)) continue
  customElements.define(
    tag,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- `super` of a placeholder has more once that has come
    class extends (ElementBase as unknown as typeof Base) {
      connectedCallback(): void {
        // Host styles of the player, which reserve the element's height.
        adoptStyles(this.shadowRoot ?? this.attachShadow({ mode: 'open' }), styles)
        // If loading fails, it is retried when the pointer enters the element.
        import('./upgrade.ts')
          .then((it) => it.upgrade(this))
          // eslint-disable-next-line unicorn/prefer-add-event-listener -- a listener that is to go weighs more
          .catch(() => (this.onpointerover = this.connectedCallback))
      }
      connectedMoveCallback(): void {}
      override disconnectedCallback(): void {
        super.disconnectedCallback?.()
      }
    },
  )
}
