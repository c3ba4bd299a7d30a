import { loadMenuPanel } from '../ui/useMenuPanel.ts'

/** The menu of captions and downloads, which few open. */
export async function loadMenu() {
  // It is open when it appears, so its panel must be there.
  const [chunk] = await Promise.all([import('./PlayerMenu.tsx'), loadMenuPanel()])
  return chunk
}
