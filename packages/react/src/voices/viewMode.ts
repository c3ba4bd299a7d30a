/** Storage key of the view choice. */
export const VIEW_MODE_KEY = 'viewMode'

/** `grid` or `list`; empty means the default, the grid. */
export type ViewMode = 'grid' | 'list' | ''

/** Parses a stored choice; other values mean none. */
export function parseViewMode(stored: string | null): ViewMode {
  return stored === 'grid' || stored === 'list' ? stored : ''
}
