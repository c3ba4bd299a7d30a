import type { VoiceView } from '@voice-rankings/react/overview'

/** Views of a voice that can be framed. */
export const FRAME_VIEWS = ['generate', 'details', 'similar', 'analysis'] as const satisfies VoiceView[]

/** Frame address of a view: `/voice/…` becomes `/embed/overview/…`. */
export function framedPath(href: string): string {
  return href.replace(/^\/voice\//, '/embed/overview/')
}
