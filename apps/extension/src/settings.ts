import { browser } from 'wxt/browser'
import type { ReadingVoice } from './protocol.ts'

/** Settings of a person, kept in this browser. */
export interface Settings {
  /** Origin of the server; null until one is connected. */
  readonly server: string | null
  /** Chosen voices by language, such as `en`. */
  readonly voices: Readonly<Record<string, ReadingVoice>>
  /** Playback rate, 1 = as recorded. */
  readonly rate: number
  /** Username of the account that has logged in at the server; null for a visitor. */
  readonly account: string | null
}

const DEFAULTS: Settings = { server: null, voices: {}, rate: 1, account: null }

/** Server whose address a new user finds filled in; it is chosen at build time. */
export const DEFAULT_SERVER: string = import.meta.env['WXT_SERVER'] ?? 'http://localhost:3000'

export async function readSettings(): Promise<Settings> {
  return {
    ...DEFAULTS,
    ...(await browser.storage.local.get<Partial<Settings>>(['server', 'voices', 'rate', 'account'])),
  }
}

export async function saveSettings(change: Partial<Settings>): Promise<void> {
  await browser.storage.local.set(change)
}

/** Remembers the voice of a language. */
export async function saveVoice(languageCode: string, voice: ReadingVoice): Promise<void> {
  const { voices } = await readSettings()
  await saveSettings({ voices: { ...voices, [baseLanguage(languageCode)]: voice } })
}

/** Language of a BCP 47 tag without its region. */
export function baseLanguage(languageCode: string): string {
  try {
    return new Intl.Locale(languageCode).language
  } catch {
    return 'en'
  }
}
