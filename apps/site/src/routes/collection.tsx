import { answerOf } from '../answerOf.ts'
import { CollectionPage } from '../CollectionPage.tsx'
import { siteMessagesIn } from '../languages/siteMessagesIn.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/collection'

/** A public collection, or one of the visitor. */
export const loader = ({ context, params, request: { url, signal } }: Route.LoaderArgs) =>
  answerOf(context.get(clientContext).collections.get({ collection_id: params.id }, { signal }), new URL(url).pathname)

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageMeta({
    title: loaderData?.collection.collection_name ?? '',
    description: siteMessagesIn(matches).shared.voices,
    canonical: `${originOf(matches)}/collection/${params.id}`,
  })

export default function Collection({ loaderData: { collection } }: Route.ComponentProps) {
  return <CollectionPage collection={collection} />
}
