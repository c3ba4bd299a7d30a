import { voicePath as pathOf } from '@voice-rankings/contract'
import type { SpokenSnippet } from '@voice-rankings/contract'
import { useState } from 'react'
import { draftKey, useProfile, useRuntime } from '../runtime/index.ts'
import type { SimilarResult } from '../similar/index.ts'
import { pageHistory } from './overviewHistory.ts'
import type { OverviewHistory } from './overviewHistory.ts'
import type { OverviewInput, OverviewState } from './overviewStore.ts'
import { useLoadedVoice } from './useLoadedVoice.ts'
import { voiceViewPath } from './voiceViews.ts'
import type { VoiceView } from './voiceViews.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface VoiceOverviewProps extends OverviewInput, RootProps {
  /** Current view. Without it, the overview manages its own, starting with `defaultView`. */
  view?: VoiceView
  /** Initial view, if `view` is not set. Default `generate`. */
  defaultView?: VoiceView
  /**
   * `page` has links as tabs; `modal`, for a dialog above another page, replaces address and view in place. Default
   * `page`.
   */
  mode?: 'page' | 'modal'
  /** Address of the voice's own page; its views are below it. Default: on the server the components call. */
  basePath?: string
  /** Initial text in place of the voice's sample text. */
  sampleText?: string | null
  /** Text for a new snippet: it is filled in, scrolled into view, and generated after a second. */
  newText?: string | null
  /** Loaded result for the similar voices card; one by characteristic is also used by their view. */
  similar?: SimilarResult | null
  /** True while another voice loads: shows a spinner and keeps the layout. */
  preloading?: boolean
  /**
   * Docks the player to the lower edge of a phone's window while its controls are scrolled out, as `NowPlaying` does for
   * other sounds. Default false.
   */
  docked?: boolean
  /** The visitor chose a view; only in a modal, where views are not links. */
  onViewChange?: (view: VoiceView) => void
  /** A new snippet was generated; on a page, keep its id in the address as `?snippet=`. */
  onSnippet?: (snippet: SpokenSnippet) => void
  /** Replaces the page's own history in a modal. */
  history?: OverviewHistory
}

/** State and actions of an overview. */
export interface VoiceOverviewModel {
  readonly state: OverviewState
  readonly view: VoiceView
  readonly mode: 'page' | 'modal'
  readonly basePath: string
  /** Id of the requested snippet, even if it cannot be shown; null for the voice's sample. */
  readonly snippetId: string | null
  readonly accountLevel: number
  readonly sampleText: string | null
  /** Key of the visitor's draft; null while there is no voice. */
  readonly draftKey: string | null
  readonly newText: string | null
  readonly similar: SimilarResult | null
  readonly preloading: boolean
  readonly docked: boolean
  onRetry(): void
  onViewChange(view: VoiceView): void
  onSnippet(snippet: SpokenSnippet): void
  onNewText(text: string): void
}

/**
 * Headless voice overview.
 *
 * @example
 * const overview = useVoiceOverview({ voice, defaultView: 'details' })
 */
export function useVoiceOverview(props: VoiceOverviewProps): VoiceOverviewModel {
  const { voicePath, snippetId, mode = 'page', newText = null } = props
  const { client, drafts } = useRuntime()
  const profile = useProfile()
  const [state, store] = useLoadedVoice(props)

  const [ownView, setOwnView] = useState<VoiceView>(props.defaultView ?? 'generate')
  const view = props.view ?? ownView
  const [chosenText, setChosenText] = useState<string | null>(null)
  const place = state.status === 'ready' ? state.voice : voicePath
  const basePath = props.basePath ?? (place ? client.url(pathOf(place)) : '')
  const shownSnippet = state.status === 'ready' ? state.snippet : null
  const namedSnippetId = shownSnippet?.voice_snippet_id ?? snippetId ?? null
  const begunAs = shownSnippet?.voice_snippet_id ?? props.sampleText
  const draft = state.status === 'ready' ? draftKey(state.voice.voice_id, begunAs) : null

  /** In a modal the address follows the view; on a page the host controls it. */
  function keepInAddress(href: string): void {
    if (mode === 'modal') (props.history ?? pageHistory(window)).replace(href)
  }

  return {
    state,
    view,
    mode,
    basePath,
    snippetId: namedSnippetId,
    accountLevel: profile?.account_level ?? 0,
    sampleText: props.sampleText ?? null,
    draftKey: draft,
    newText: chosenText ?? newText,
    similar: props.similar ?? null,
    preloading: props.preloading ?? false,
    docked: props.docked ?? false,
    onRetry: store.retry,
    onViewChange(next) {
      setOwnView(next)
      keepInAddress(voiceViewPath(basePath, next, namedSnippetId))
      props.onViewChange?.(next)
    },
    onSnippet(made) {
      if (draft !== null) drafts.write(draft, null)
      store.setSnippet(made)
      keepInAddress(voiceViewPath(basePath, view, made.voice_snippet_id))
      props.onSnippet?.(made)
    },
    onNewText: setChosenText,
  }
}
