import type { AccountPage } from '@voice-rankings/react'

/** Addresses of the pages below `/app`, in order, and of the operator's page. */
export const ACCOUNT_PATHS: Readonly<Record<AccountPage | 'operator', string>> = {
  voices: '/app/voices',
  collections: '/app/collections',
  playlists: '/app/playlists',
  snippets: '/app/snippets',
  lexicon: '/app/lexicon',
  account: '/app/account',
  operator: '/operator',
}
