import type { Fault } from '@voice-rankings/standin'
import type { SpeechErrorCode } from '../../speechError.ts'

/** Code of the error for each refusal and each broken answer; the other faults leave speech that can be heard. */
const CODES: Readonly<Partial<Record<Fault, SpeechErrorCode>>> = {
  'wrong key': 'auth',
  'no money': 'quota',
  'too long': 'too_long',
  throttled: 'throttled',
  'too many at once': 'throttled',
  moderated: 'moderated',
  'unknown voice': 'unknown_voice',
  'server error': 'upstream',
  'cut body': 'upstream',
  'wrong length': 'upstream',
  'closed socket': 'upstream',
  redirect: 'upstream',
  'not JSON': 'upstream',
  'unexpected JSON': 'upstream',
  'empty audio': 'upstream',
  'broken audio': 'upstream',
}

/** Refusals that a provider does not have; its stand-in answers as without a fault. */
const LACKING: Readonly<Record<string, readonly Fault[]>> = {
  polly: ['no money', 'moderated'],
  azure: ['moderated'],
  google: ['moderated'],
  deepgram: ['moderated'],
  cartesia: ['moderated'],
}

/** Code of the error for a fault of a service; undefined if it speaks all the same. */
export function errorOfFault(service: string, fault: Fault): SpeechErrorCode | undefined {
  return LACKING[service]?.includes(fault) ? undefined : CODES[fault]
}
