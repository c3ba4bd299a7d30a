import { resolve } from 'node:path'

/**
 * Modules of packages/react by name, and what the elements have in their place: overlays of the browser, which work inside a shadow
 * root and weigh little (decision 14).
 */
export const OVERLAYS: Readonly<Record<string, string>> = {
  'useDialogPanel.ts': resolve(import.meta.dirname, 'src/overlays/useDialogPanel.ts'),
  'useMenuPanel.ts': resolve(import.meta.dirname, 'src/overlays/useMenuPanel.ts'),
}
