import type { EngineVoice } from '../features/speech/engine.ts'

/** Voices of an engine with these names, each with a short passage. */
export function engineVoices(...names: string[]): EngineVoice[] {
  return names.map((name) => ({
    speakerId: `slt--${name.toLowerCase()}`,
    name,
    gender: 'female',
    languageCodes: ['en-US'],
    parameters: { model: 'slt' },
    passage: `Hello, I am ${name} and these are a few words of mine.`,
  }))
}
