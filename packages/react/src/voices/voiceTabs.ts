/** The tabs of a voice, in the order they are shown. */
export const VOICE_TABS = ['generate', 'details', 'similar'] as const
export type VoiceTab = (typeof VOICE_TABS)[number]

/** Address of a voice's tab: the base path with the tab's name, the bare base path for `generate`. A base path that already ends in a tab drops that first. */
export function voiceTabPath(basePath: string, tab: VoiceTab): string {
  const base = basePath.replace(/\/+$/, '').replace(/\/(details|similar)$/, '')
  return tab === 'generate' ? base : `${base}/${tab}`
}

/** The tab an address belongs to. */
export function voiceTabOf(path: string): VoiceTab {
  const last = path.replace(/\/+$/, '').split('/').at(-1)
  return VOICE_TABS.find((tab) => tab === last) ?? 'generate'
}
