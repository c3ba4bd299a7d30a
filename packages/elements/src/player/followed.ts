/** Key under which a player stores its `FollowedProps`. */
export const FOLLOWED = Symbol.for('voice-rankings props')
