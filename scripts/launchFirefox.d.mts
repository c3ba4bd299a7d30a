import type { Browser } from 'puppeteer-core'

export const NO_FIREFOX: string
export const isWithoutFirefox: boolean
export function launchFirefox(options?: {
  /** What stands in `about:config`. */
  settings?: Record<string, unknown>
  acceptInsecureCerts?: boolean
  args?: string[]
}): Promise<Browser>
