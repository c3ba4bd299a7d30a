import type { Mastering } from '../features/mastering/createMastering.ts'
import type { SpeechEngine } from '../features/speech/engine.ts'

/** Several seconds of speech, after which V8 has compiled the code that runs most. */
const TEXT = 'This sentence starts the workers, so that the first text of a visitor need not wait for them.'

/** Speaks a sentence with an engine and drops it: starts the workers that a visitor's first text would wait for. */
export async function warmUp(engine: SpeechEngine, mastering: Pick<Mastering, 'master'>): Promise<void> {
  const [voice] = (await engine.listVoices()).voices
  if (voice) await mastering.master(await engine.synthesize({ text: TEXT, speakerId: voice.speakerId }))
}
