import { type CallName, callsByName } from '../callsByName.ts'
import { splitInput, type InputParts } from '../splitInput.ts'
import { accountExamples } from './accountExamples.ts'
import { blindExamples } from './blindExamples.ts'
import { buddyExamples } from './buddyExamples.ts'
import type { CallExample, CallExamples } from './callExample.ts'
import { chatExamples } from './chatExamples.ts'
import { designExamples } from './designExamples.ts'
import { earlyAccessExamples } from './earlyAccessExamples.ts'
import { lexiconExamples } from './lexiconExamples.ts'
import { licenseExamples } from './licenseExamples.ts'
import { memberExamples } from './memberExamples.ts'
import { operatorExamples } from './operatorExamples.ts'
import { playlistExamples } from './playlistExamples.ts'
import { recordingExamples } from './recordingExamples.ts'
import { shareExamples } from './shareExamples.ts'
import { speechExamples } from './speechExamples.ts'
import { voiceExamples } from './voiceExamples.ts'
import { workExamples } from './workExamples.ts'

/** Examples of all calls. */
const callExamples: CallExamples = {
  ...voiceExamples,
  ...buddyExamples,
  ...chatExamples,
  ...designExamples,
  ...speechExamples,
  ...shareExamples,
  ...recordingExamples,
  ...workExamples,
  ...lexiconExamples,
  ...memberExamples,
  ...blindExamples,
  ...playlistExamples,
  ...accountExamples,
  ...licenseExamples,
  ...earlyAccessExamples,
  ...operatorExamples,
}

/** Returns the example of a call by name, with its request split into parts. */
export function exampleOf(name: CallName): Omit<CallExample, 'request'> & { request: InputParts } {
  const { request, ...example } = callExamples[name] as CallExample
  return { ...example, request: splitInput(callsByName[name], request) }
}
