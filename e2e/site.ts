import { voicePath } from '@voice-rankings/contract'
import type { VoiceListing } from '@voice-rankings/contract'

/** A page of the site: its address and its first heading. */
export interface SitePage {
  readonly path: string
  readonly heading: string
  readonly status: number
  /** Whether there is more on it than a text. */
  readonly hasParts: boolean
}

const page = (path: string, heading: string, status = 200): SitePage => ({
  path,
  heading,
  status,
  hasParts: false,
})
const withParts = (path: string, heading: string): SitePage => ({
  ...page(path, heading),
  hasParts: true,
})

const HOME = 'Hear the voice before you choose it'

/** Pages that look alike for everybody. */
export const OPEN_PAGES: readonly SitePage[] = [
  withParts('/', HOME),
  page('/home', HOME),
  page('/about', 'About Voice Rankings'),
  page('/privacy', 'Privacy'),
  page('/terms', 'Terms'),
  withParts('/leaderboard', 'Leaderboard'),
  withParts('/voices', 'Voices'),
  withParts('/voices?view=map', 'Voices'),
  page('/no/such/page', 'Page Not Found', 404),
]

/** Pages that exist and say what will be there. */
export const PLANNED_PAGES: readonly SitePage[] = [
  page('/buddies', 'Buddies'),
  page('/upgrade', 'Upgrade'),
  page('/create-playlist', 'Create playlist'),
  page('/create-voice', 'Create a voice'),
  page('/chat-reviews-early-access', 'Chat reviews: early access'),
  page('/license-key-success', 'License key'),
  page('/app/playlists', 'My Playlists'),
  page('/extension/welcome', 'Welcome to the extension'),
  page('/extension/login-complete', 'Extension: logged in'),
  page('/extension/logout', 'Extension: log out'),
  page('/extension/logout-complete', 'Extension: logged out'),
  page('/extension/uninstalled', 'Extension removed'),
  page('/chat/42', 'Chat'),
  page('/chat/conversation/42', 'Conversation'),
  page('/playlist/42', 'Playlist'),
  page('/share/settings/42', 'Share settings'),
]

/** Pages of one's own, as somebody who is logged in has them. */
export const OWN_PAGES: readonly SitePage[] = [
  page('/app/home', 'My Home'),
  page('/app/voices', 'My Voices'),
  page('/app/collections', 'My Collections'),
  page('/app/snippets', 'My Voice Snippets'),
  page('/app/account', 'My Account'),
  page('/special', 'Special'),
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
  return ['voice', 'overview'].map((kind) => withParts(`/embed/${kind}/${place}`, voice.voice_name))
}

/** The page of a voice and all below it. */
export function voicePages(voice: VoiceListing): readonly SitePage[] {
  const name = voice.voice_name
  const below = (view: string, heading = name) => withParts(voicePath(voice) + view, heading)
  return [
    below(''),
    below('/analysis'),
    page(`${voicePath(voice)}/chat`, `Chat with ${name}`),
    below('/compare', 'Compare voices'),
    below('/details'),
    below('/similar'),
  ]
}
