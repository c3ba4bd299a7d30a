export function findBrowser(): string | undefined
export function findBrowserWithWindows(): string | undefined
export const SHELL: string
export const BROWSER_ARGS: string[]
export function findFirefox(): string | undefined
