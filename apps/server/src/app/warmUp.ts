import type { Mastering } from '../features/mastering/createMastering.ts'
import type { SpeechEngine } from '../features/speech/engine.ts'
import { speakInParts } from '../features/speech/speakInParts.ts'

/** Several seconds of speech in two parts, after which V8 has compiled the code that runs most, on both of two workers. */
const TEXT =
  'This sentence starts the first worker of an engine, so that the first text of a visitor need not wait for it. ' +
  'The second worker, which speaks the other half of a longer text, starts with this one at the same time.'

/** Speaks a text with an engine and drops it: starts the workers that a visitor's first text would wait for. */
export async function warmUp(engine: SpeechEngine, mastering: Pick<Mastering, 'master'>): Promise<void> {
  const [voice] = (await engine.listVoices()).voices
  if (voice) await mastering.master(await speakInParts(engine, { text: TEXT, speakerId: voice.speakerId }))
}
