/** Loads the voice dialog, which most catalogue visits do not need. */
export const loadOverview = () => import('./OpenVoice.tsx')
