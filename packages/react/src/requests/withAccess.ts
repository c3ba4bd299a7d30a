import type { Client } from '@voice-rankings/sdk'

/** Client whose calls for one playlist or work carry the token of a share link; the same client without a token. */
export function withAccess(client: Client, access: string | undefined): Client {
  if (access === undefined) return client
  const { playlists, works } = client
  const shared: Pick<Client, 'playlists' | 'works'> = {
    playlists: {
      ...playlists,
      get: (input, options) => playlists.get({ ...input, access }, options),
      position: (input, options) => playlists.position({ ...input, access }, options),
    },
    works: {
      ...works,
      get: (input, options) => works.get({ ...input, access }, options),
      sentence: (input, options) => works.sentence({ ...input, access }, options),
      savePosition: (input, options) => works.savePosition({ ...input, access }, options),
    },
  }
  return { ...client, ...shared }
}
