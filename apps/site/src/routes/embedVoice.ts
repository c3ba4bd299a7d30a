import { framedPlayer } from '../frames/framedPlayer.ts'
import { loadEmbedded } from '../embeddedVoice.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/embedVoice'

/** A voice's player alone, for a frame in another site's page. */
export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  framedPlayer(request, context, () => loadEmbedded(context.get(clientContext), params, request))
