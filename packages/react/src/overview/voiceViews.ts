/** Tabs of a voice, in display order. */
export const VOICE_TABS = ['generate', 'details', 'similar'] as const
export type VoiceTab = (typeof VOICE_TABS)[number]

/** Every view of a voice: the tabs, and the views behind plain links. */
export const VOICE_VIEWS = [...VOICE_TABS, 'analysis', 'compare', 'chat'] as const
export type VoiceView = (typeof VOICE_VIEWS)[number]

const QUERY_VIEWS: readonly VoiceView[] = ['analysis', 'chat', 'compare', 'details']
const VIEW_SEGMENT = /\/(details|similar|analysis|compare|chat)$/

/**
 * Address of a voice's view: the base path plus the view's name, or only the base path for `generate`. A view at the
 * end of the base path is removed first. A snippet id is added as `?snippet=`.
 *
 * @example
 * voiceViewPath('/voice/flite/female/slt--warm', 'details') // '/voice/flite/female/slt--warm/details'
 */
export function voiceViewPath(basePath: string, view: VoiceView, snippetId?: string | null): string {
  const base = basePath.replace(/\/+$/, '').replace(VIEW_SEGMENT, '')
  const path = view === 'generate' ? base : `${base}/${view}`
  return snippetId ? `${path}?${new URLSearchParams({ snippet: snippetId })}` : path
}

/**
 * View of a path.
 *
 * @example
 * voiceViewOf('/voice/flite/female/slt--warm/details') // 'details'
 */
export function voiceViewOf(path: string): VoiceView {
  const last = path.replace(/\/+$/, '').split('/').at(-1)
  return VOICE_VIEWS.find((view) => view === last) ?? 'generate'
}

/**
 * View selected by `?tab=`: analysis, chat, compare or details; any other value means generate.
 *
 * @example
 * const view = voiceViewOfQuery(new URLSearchParams(location.search).get('tab'))
 */
export function voiceViewOfQuery(tab: string | null): VoiceView {
  return QUERY_VIEWS.find((view) => view === tab) ?? 'generate'
}
