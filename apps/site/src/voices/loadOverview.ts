/** What shows a voice over the catalogue, which most visits to it do not need. */
export const loadOverview = () => import('./OpenVoice.tsx')
