import { framedPlayer } from '../frames/framedPlayer.ts'
import { loadEmbedded } from '../embeddedVoice.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/embedVoice'

/** Player of a voice, for frames on other sites. */
export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  framedPlayer(request, context, () => loadEmbedded(context.get(clientContext), params, request))
