export { createStandin, type ReceivedRequest, type Standin } from './createStandin.ts'
export { type Fault, FAULTS } from './faults.ts'
export { type Speak, type SpokenText, wavOf } from './speak.ts'
export { toneSpeech } from './toneSpeech.ts'
