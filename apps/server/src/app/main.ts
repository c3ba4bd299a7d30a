import { limitMemory } from './limitMemory.ts'

limitMemory()
// Loaded afterwards, so that it is loaded once.
await import('./serve.ts')
