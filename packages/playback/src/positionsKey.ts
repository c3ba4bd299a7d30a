/** Where positions are kept in the storage: pairs of a sound and its position, newest last. In a module of its own, as a page that only empties the list needs nothing else. */
export const POSITIONS_KEY = 'voicePositions'
