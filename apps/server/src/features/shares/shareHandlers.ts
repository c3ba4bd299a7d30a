import type { CallName } from '@voice-rankings/contract'
import type { Handlers } from '../../kernel/api/handlers.ts'
import { createLink, restoreLink, revokeLink } from './links.ts'
import { openShare, type ShareServices } from './openShare.ts'
import { getCollection } from './sharedCollection.ts'
import { changeShare, readShare } from './shareSettings.ts'

/** Handlers of share settings and links, and of public collections. */
export function shareHandlers(services: ShareServices): Pick<Handlers, CallName<'shares'> | 'collections.get'> {
  const { database } = services
  const { queries } = database
  return {
    'shares.get': async ({ query }, call) => ({
      share: await readShare(queries, { ...query, ownerKey: (await call.identity()).key }),
    }),
    async 'shares.update'({ body: { share_kind, target_id, ...change } }, call) {
      const ownerKey = (await call.identity()).key
      return { share: await changeShare(queries, { share_kind, target_id, ownerKey }, change) }
    },
    async 'shares.createLink'({ body: { expires_at, ...target } }, call) {
      return createLink(queries, { ...target, ownerKey: (await call.identity()).key }, expires_at)
    },
    async 'shares.revokeLink'({ body: { link_id } }, call) {
      await revokeLink(queries, link_id, (await call.identity()).key)
      return { link_id }
    },
    'shares.restoreLink': async ({ body }, call) => ({
      share_link: await restoreLink(queries, body.link_id, (await call.identity()).key),
    }),
    async 'shares.open'({ params }, call) {
      const { isOfOtherSite } = call
      return openShare(services, params.share_token, { key: (await call.identity()).key, isOfOtherSite })
    },
    'collections.get': async ({ params }, call) => ({
      collection: await getCollection(database, params.collection_id, (await call.identity()).key),
    }),
  }
}
