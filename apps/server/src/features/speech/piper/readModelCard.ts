import type { VoiceLicence } from '@voice-rankings/contract'

/** Words of licences that forbid commercial use, and of those that allow it. */
const NON_COMMERCIAL = /\bnon[- ]?commercial\b|\bnc\b/iu
const COMMERCIAL = /\bcc0\b|\bpublic domain\b|\bcc[- ]by\b|\bapache\b|\bmit\b|\bbsd\b/iu

/**
 * Licence in the MODEL_CARD file of a Piper voice, from its lines `* License: …` and `* URL: …`; undefined if it states
 * none. A licence that is an address ("See URL") is named by it.
 */
export function readModelCard(card: string): VoiceLicence | undefined {
  const valueOf = (name: string) => new RegExp(`^\\s*[*-]\\s*${name}\\s*:\\s*(.+?)\\s*$`, 'imu').exec(card)?.[1]
  const name = valueOf('Licen[cs]e')
  if (name === undefined) return undefined
  const address = [name, valueOf('URL')].find((text) => text !== undefined && /^https?:\/\/\S+$/u.test(text))
  const commercial = NON_COMMERCIAL.test(name) ? false : COMMERCIAL.test(name) ? true : null
  return { name: name.slice(0, 200), ...(address !== undefined && { url: address }), commercial }
}
