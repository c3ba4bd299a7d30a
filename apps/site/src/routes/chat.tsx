import { voicePath } from '@voice-rankings/contract'
import { findVoice } from '@voice-rankings/react/compare'
import { redirect } from 'react-router'
import { answerOf, pageNotFound } from '../answerOf.ts'
import { clientContext } from '../siteContext.ts'
import type { Route } from './+types/chat'

/** Leads to the chat with the voice of an id. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  // A service and a speaker: any other text is the id of no voice.
  if (!/^[^-]+-./.test(params.id)) throw pageNotFound(pathname)
  const voice = await answerOf(findVoice(context.get(clientContext), params.id, { signal: request.signal }), pathname)
  if (!voice) throw pageNotFound(pathname)
  return redirect(`${voicePath(voice)}/chat`)
}

export default function ChatWithVoice() {
  return null
}
