/** What can be saved of a sound: itself, and its words and their times in three formats. */
export const PLAYER_FILES = ['audio', 'vtt', 'srt', 'json'] as const
export type PlayerFile = (typeof PLAYER_FILES)[number]
