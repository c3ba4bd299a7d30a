import type { CallName } from '../api.ts'
import { accountExamples } from './accountExamples.ts'
import type { CallExample, CallExamples } from './callExample.ts'
import { memberExamples } from './memberExamples.ts'
import { speechExamples } from './speechExamples.ts'
import { voiceExamples } from './voiceExamples.ts'

/** An example of every call. */
const callExamples: CallExamples = {
  ...voiceExamples,
  ...speechExamples,
  ...memberExamples,
  ...accountExamples,
}

/** The parts of a request, whichever the call has. */
export interface RequestParts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/** The example of a call by its name, for what treats all calls alike. */
export function exampleOf(name: CallName): Omit<CallExample, 'request'> & { request: RequestParts } {
  const { request, ...example } = callExamples[name] as CallExample
  return { ...example, request }
}
