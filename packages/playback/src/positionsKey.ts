/**
 * Storage key of positions: pairs of a source and its position, newest last. In a separate module, as a page that only
 * clears the list needs nothing else.
 */
export const POSITIONS_KEY = 'voicePositions'
