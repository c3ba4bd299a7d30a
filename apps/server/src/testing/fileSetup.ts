import { afterAll } from 'vitest'
import { removeTemporaryDirectories } from './temporaryDirectory.ts'

// Registered before the hooks of the file and thus run after them, when its servers are closed.
afterAll(removeTemporaryDirectories)
