/** The menu of captions and downloads, which few open. */
export const loadMenu = () => import('./PlayerMenu.tsx')
