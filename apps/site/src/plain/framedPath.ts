import type { VoiceView } from '@voice-rankings/react/overview'

/** The views of a voice that a frame shows. */
export const FRAME_VIEWS = ['generate', 'details', 'similar', 'analysis'] as const satisfies VoiceView[]

/** Where a view of a voice's page is shown for frames: `/voice/…` at `/embed/overview/…`. */
export function framedPath(href: string): string {
  return href.replace(/^\/voice\//, '/embed/overview/')
}
