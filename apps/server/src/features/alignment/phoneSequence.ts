import type { ReferencePhone } from './alignJob.ts'

/** Name of the unit for pauses. */
export const SILENCE = ''

/** A phone or an optional silence of an utterance, with its present times in ms. */
export interface Unit {
  readonly name: string
  /** Index of the token; absent for a silence. */
  readonly token?: number
  start: number
  end: number
}

/** Phones with an optional silence at both ends and between words, as a chain of units without gaps. */
export function phoneSequence(phones: readonly ReferencePhone[], audioMs: number): Unit[] {
  const units: Unit[] = []
  let token: number | undefined
  let at = 0
  for (const phone of phones) {
    const start = Math.max(at, phone.start)
    if (phone.token !== token) units.push({ name: SILENCE, start: at, end: start })
    else if (units.length > 0) units.at(-1)!.end = start
    token = phone.token
    at = Math.max(start, phone.end)
    units.push({ name: phone.name, token, start, end: at })
  }
  units.push({ name: SILENCE, start: at, end: Math.max(at, audioMs) })
  return units
}
