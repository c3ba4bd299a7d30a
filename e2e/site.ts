import { voicePath } from '@voice-rankings/contract'
import type { VoiceListing } from '@voice-rankings/contract'

/** Page of the site: address and first heading. */
export interface SitePage {
  readonly path: string
  readonly heading: string
  readonly status: number
  /** True if the page has more than text. */
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

/** Rules of axe that every page and state keeps. */
export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const HOME = 'Write a sentence. Hear who says it best.'

/** Pages that are the same for everyone. */
export const OPEN_PAGES: readonly SitePage[] = [
  withParts('/', HOME),
  page('/home', HOME),
  page('/about', 'About Voice Rankings'),
  page('/privacy', 'Privacy'),
  page('/terms', 'Terms'),
  withParts('/leaderboard', 'Leaderboard'),
  withParts('/blind', 'Which one reads better?'),
  page('/cast', 'Casting'),
  page('/create-playlist', 'Create playlist'),
  page('/create-voice', 'Create a voice'),
  page('/extension/welcome', 'Welcome to the extension'),
  page('/extension/login-complete', 'Extension: logged in'),
  page('/extension/logout', 'Extension: logout'),
  page('/extension/logout-complete', 'Extension: logged out'),
  page('/extension/uninstalled', 'Extension removed'),
  withParts('/align', 'Word times for your recording'),
  withParts('/voices', 'Voices'),
  withParts('/voices?view=map', 'Voices'),
  page('/upgrade', 'Upgrade'),
  page('/license-key-success', 'License key'),
  page('/chat-reviews-early-access', 'Chat reviews: early access'),
  page('/buddies', 'Buddies'),
  page('/no/such/page', 'Page Not Found', 404),
]

/** Personal pages of a logged-in user. */
export const OWN_PAGES: readonly SitePage[] = [
  page('/app/home', 'My Home'),
  page('/app/voices', 'My Voices'),
  page('/app/collections', 'My Collections'),
  page('/app/playlists', 'My Playlists'),
  page('/app/snippets', 'My Voice Snippets'),
  page('/app/lexicon', 'Lexicon'),
  page('/app/account', 'My Account'),
  page('/special', 'Special'),
]

/** The same pages for a visitor. */
export const CLOSED_PAGES: readonly SitePage[] = OWN_PAGES.map((own) => {
  const isRefused = own.path === '/special'
  // A visitor's pages show snippets generated on the device.
  return isRefused ? { ...own, heading: 'Access Denied', status: 401 } : own
})

/** Pages of a voice for frames on other sites. */
export function framePages(voice: VoiceListing): readonly SitePage[] {
  const place = voicePath(voice).replace('/voice/', '')
  return ['voice', 'overview'].map((kind) => withParts(`/embed/${kind}/${place}`, voice.voice_name))
}

/** All pages of a voice. */
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
