import type { CallName } from '@voice-rankings/contract'
import type { Call, Handlers } from '../../kernel/api/handlers.ts'
import type { Database } from '../../kernel/database/database.ts'
import { requireUser } from '../../kernel/identity/requireUser.ts'
import { type Collections, collectionsOf } from './collections.ts'

/** Handlers of the calls for a user's own collections. */
export function collectionHandlers(
  database: Database,
): Omit<Pick<Handlers, CallName<'collections'>>, 'collections.get'> {
  const own = async (call: Call): Promise<Collections> =>
    collectionsOf(database, (await requireUser(call)).user.user_id)
  return {
    async 'collections.list'({ query: { voice_id, with_voices } }, call) {
      const mine = await own(call)
      const collections = await (with_voices === 'true' ? mine.listWithVoices() : mine.list())
      return voice_id === undefined
        ? { collections }
        : { collections, collections_with_voice: await mine.holding(voice_id) }
    },
    'collections.create': async ({ body }, call) => ({
      collection: await (await own(call)).create(body.collection_name),
    }),
    'collections.rename': async ({ body }, call) => ({
      collection: await (await own(call)).rename(body.collection_id, body.collection_name),
    }),
    async 'collections.delete'({ body: { collection_id } }, call) {
      await (await own(call)).delete(collection_id)
      return { collection_id }
    },
    'collections.add': async ({ body }, call) => ({
      collection: await (await own(call)).add(body.collection_id, body.voice_id),
    }),
    'collections.remove': async ({ body }, call) => ({
      collection: await (await own(call)).remove(body.collection_id, body.voice_id),
    }),
  }
}
