import { inject } from 'vitest'

// Runs in the browser before the stories.
globalThis.voicesServer = inject('liveServer')
