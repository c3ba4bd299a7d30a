import { fileURLToPath } from 'node:url'
import type { Alias } from 'vite'

const own = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const installed = (name: string) => fileURLToPath(import.meta.resolve(name))

/** What takes React's place in a build, by what is imported. */
const MODULES: Readonly<Record<string, string>> = {
  react: own('./react.mjs'),
  'react/jsx-runtime': installed('preact/jsx-runtime'),
  'react-dom': installed('preact/compat'),
  'react-dom/client': own('./client.ts'),
  'react-dom/server': own('./server.ts'),
}

/** Lets a build use Preact wherever React is imported, in whatever package. */
export const PREACT: Alias[] = Object.entries(MODULES).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement,
}))
