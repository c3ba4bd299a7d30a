import type { ExtensionMessages } from './messages.ts'

/** Pages that the browser extension opens, by the last part of their address below `/extension`. */
export const EXTENSION_PAGES = {
  welcome: 'welcome',
  'login-complete': 'login',
  logout: 'logout',
  'logout-complete': 'loggedOut',
  uninstalled: 'removed',
} as const satisfies Readonly<Record<string, keyof ExtensionMessages>>

export type ExtensionPage = (typeof EXTENSION_PAGES)[keyof typeof EXTENSION_PAGES]

/** Page of the extension at a path; undefined if there is none. */
export function extensionPageAt(pathname: string): ExtensionPage | undefined {
  const name = /^\/extension\/([a-z-]+)\/?$/u.exec(pathname)?.[1] ?? ''
  return Object.hasOwn(EXTENSION_PAGES, name) ? EXTENSION_PAGES[name as keyof typeof EXTENSION_PAGES] : undefined
}
