import { limitMemory } from './limitMemory.ts'

limitMemory()
// Imported afterwards, so that it is loaded only after a possible restart.
await import('./serve.ts')
