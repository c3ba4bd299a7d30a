import { type CallName, callsByName } from '../callsByName.ts'
import { splitInput, type InputParts } from '../splitInput.ts'
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

/** The example of a call by its name, with its request as it is sent, for what treats all calls alike. */
export function exampleOf(name: CallName): Omit<CallExample, 'request'> & { request: InputParts } {
  const { request, ...example } = callExamples[name] as CallExample
  return { ...example, request: splitInput(callsByName[name], request) }
}
