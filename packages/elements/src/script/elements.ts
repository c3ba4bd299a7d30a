import { adoptStyles } from '../element/adoptStyles.ts'
import { ElementBase } from '../element/elementBase.ts'
import styles from '../player/small/small.css?inline'
import { SmallPlayerElement } from '../player/small/SmallPlayerElement.ts'

/** What `super` of a stand-in has once the class of its element has come. */
declare class Base extends HTMLElement {
  disconnectedCallback?(): void
}

SmallPlayerElement.define()
// The other elements have stand-ins that load them when they are connected: so the browser finds them, whenever they are
// added, and also in closed shadow roots, which no script can search. The script may be on the page twice.
for (const tag of ['voice-overview', 'similar-voices', 'analysis-panel', 'voice-search']) {
  if (customElements.get(tag)) continue
  customElements.define(
    tag,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- `super` of a stand-in has more once that has come
    class extends (ElementBase as unknown as typeof Base) {
      connectedCallback(): void {
        // Of the player's styles those of the host: they keep the element's place.
        adoptStyles(this.shadowRoot ?? this.attachShadow({ mode: 'open' }), styles)
        // What could not be loaded is loaded again when somebody points to where it would be.
        import('./wake.ts')
          .then((it) => it.wake(this))
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
