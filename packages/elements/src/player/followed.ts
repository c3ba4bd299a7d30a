/** Where a player has its `FollowedProps`, once it follows them. */
export const FOLLOWED = Symbol.for('voice-rankings props')
