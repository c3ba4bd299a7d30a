import process from 'node:process'
import { createEspeak } from './espeak/createEspeak.ts'
import { createGnuspeech } from './gnuspeech/createGnuspeech.ts'
import type { EngineReply, EngineRequest } from './protocol.ts'

/**
 * Process of the GPL engines: started by `fork`, it communicates with its parent by messages only and exits with it.
 */
const espeak = once(createEspeak)
const gnuspeech = once(createGnuspeech)

process.on('message', (request: EngineRequest) => {
  void answer(request).then((reply) => process.send?.(reply))
})
process.on('disconnect', () => process.exit(0))

async function answer(request: EngineRequest): Promise<EngineReply> {
  try {
    if (request.engine === 'espeak') return (await espeak()).speak(request)
    return (await gnuspeech()).speak(request.text, request.voice, request.maxSeconds)
  } catch (cause) {
    return { ok: false, reason: 'broken', message: cause instanceof Error ? cause.message : String(cause) }
  }
}

/** Loads an engine on first use. */
function once<Engine>(load: () => Promise<Engine>): () => Promise<Engine> {
  let loaded: Promise<Engine> | undefined
  return () => (loaded ??= load())
}
