import components from '@voice-rankings/react/styles.css?inline'
import root from './root.css?inline'

/** All styles of a component's inside. */
export const STYLES = `${components}${root}`
