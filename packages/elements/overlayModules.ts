import { resolve } from 'node:path'

/**
 * Modules of packages/react and their replacements in the elements: native overlays, which work inside a shadow root
 * and are small (decision 14).
 */
export const OVERLAYS: Readonly<Record<string, string>> = {
  'useDialogPanel.ts': resolve(import.meta.dirname, 'src/overlays/useDialogPanel.ts'),
  'useMenuPanel.ts': resolve(import.meta.dirname, 'src/overlays/useMenuPanel.ts'),
}
