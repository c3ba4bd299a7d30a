/** Texts of playlists in pages of other sites, besides those of the player. */
export const embeddedPlaylistMessages = {
  missing: 'This playlist is not available. It was deleted or made private, or its link has ended.',
  refused: 'The owner of this playlist does not allow players on other sites.',
  open: 'Open on Voice Rankings',
}

export type EmbeddedPlaylistMessages = typeof embeddedPlaylistMessages
