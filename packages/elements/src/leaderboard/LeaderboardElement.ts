import { adoptStyles } from '../element/adoptStyles.ts'
import { defineElement } from '../element/defineElement.ts'
import STYLES from './leaderboard.css?inline'
import { PlacedLeaderboard } from './PlacedLeaderboard.tsx'

const LeaderboardBase = defineElement('voice-leaderboard', PlacedLeaderboard, {
  props: { languageCode: 'string', blindUse: 'string', service: 'string', limit: 'number' },
  events: { onSelect: true },
})

/** `<voice-leaderboard>`: voices of a language by their score from blind votes, with ranks as ranges and intervals. */
export class LeaderboardElement extends LeaderboardBase {
  // Its own style sheet, so that the other elements do not load it.
  override connectedCallback(): void {
    super.connectedCallback()
    if (this.shadowRoot) adoptStyles(this.shadowRoot, STYLES)
  }
}
