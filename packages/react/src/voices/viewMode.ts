/** Where the choice between grid and list is kept. */
export const VIEW_MODE_KEY = 'viewMode'

/** `grid` or `list`; empty while nobody chose, which shows the grid. */
export type ViewMode = 'grid' | 'list' | ''

/** Reads a stored choice; anything but the two counts as none. */
export function parseViewMode(stored: string | null): ViewMode {
  return stored === 'grid' || stored === 'list' ? stored : ''
}
