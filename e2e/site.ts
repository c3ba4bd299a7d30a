import { voicePath } from '@voice-rankings/contract'
import type { VoiceListing } from '@voice-rankings/contract'

/** A page of the site: the rows it belongs to, its address and its first heading. */
export interface SitePage {
  readonly rows: string
  readonly path: string
  readonly heading: string
  readonly status: number
  /** Whether there is more on it than a text. */
  readonly hasParts: boolean
}

const page = (rows: string, path: string, heading: string, status = 200): SitePage => ({
  rows,
  path,
  heading,
  status,
  hasParts: false,
})
const withParts = (rows: string, path: string, heading: string): SitePage => ({
  ...page(rows, path, heading),
  hasParts: true,
})

const HOME = 'Hear the voice before you choose it'

/** Pages that look alike for everybody. */
export const OPEN_PAGES: readonly SitePage[] = [
  withParts('R01', '/', HOME),
  page('R01', '/home', HOME),
  page('R02', '/about', 'About Voice Rankings'),
  page('R02', '/privacy', 'Privacy'),
  page('R02', '/terms', 'Terms'),
  withParts('R04', '/leaderboard', 'Leaderboard'),
  withParts('R07', '/voices', 'Voices'),
  withParts('R07', '/voices?view=map', 'Voices'),
  page('R32', '/no/such/page', 'Page Not Found', 404),
]

/** Pages that exist and say what will be there. */
export const PLANNED_PAGES: readonly SitePage[] = [
  page('R03', '/buddies', 'Buddies'),
  page('R06', '/upgrade', 'Upgrade'),
  page('R09', '/create-playlist', 'Create playlist'),
  page('R10', '/create-voice', 'Create a voice'),
  page('R11', '/chat-reviews-early-access', 'Chat reviews: early access'),
  page('R12', '/license-key-success', 'License key'),
  page('R16', '/app/playlists', 'My Playlists'),
  page('R18', '/extension/welcome', 'Welcome to the extension'),
  page('R19', '/extension/login-complete', 'Extension: logged in'),
  page('R20', '/extension/logout', 'Extension: log out'),
  page('R20', '/extension/logout-complete', 'Extension: logged out'),
  page('R21', '/extension/uninstalled', 'Extension removed'),
  page('R22', '/chat/42', 'Chat'),
  page('R23', '/chat/conversation/42', 'Conversation'),
  page('R24', '/playlist/42', 'Playlist'),
  page('R25', '/share/settings/42', 'Share settings'),
]

/** Pages of one's own, as somebody who is logged in has them. */
export const OWN_PAGES: readonly SitePage[] = [
  page('R13', '/app/home', 'My Home'),
  page('R14', '/app/voices', 'My Voices'),
  page('R15', '/app/collections', 'My Collections'),
  page('R17', '/app/snippets', 'My Voice Snippets'),
  page('R17', '/app/account', 'My Account'),
  page('R08', '/special', 'Special'),
]

/** The same for a visitor. */
export const CLOSED_PAGES: readonly SitePage[] = OWN_PAGES.map((own) => {
  const isRefused = own.path === '/special'
  // What was spoken on this device is a visitor's own, too.
  return isRefused ? { ...own, heading: 'Access Denied', status: 401 } : own
})

/** What other sites show of a voice in a frame. */
export function framePages(voice: VoiceListing): readonly SitePage[] {
  const place = voicePath(voice).replace('/voice/', '')
  return ['voice', 'overview'].map((kind) => withParts('', `/embed/${kind}/${place}`, voice.voice_name))
}

/** The page of a voice and all below it. */
export function voicePages(voice: VoiceListing): readonly SitePage[] {
  const name = voice.voice_name
  const below = (rows: string, view: string, heading = name) => withParts(rows, voicePath(voice) + view, heading)
  return [
    below('R26', ''),
    below('R27', '/analysis'),
    page('R28', `${voicePath(voice)}/chat`, `Chat with ${name}`),
    below('R29', '/compare', 'Compare voices'),
    below('R30', '/details'),
    below('R31', '/similar'),
  ]
}
