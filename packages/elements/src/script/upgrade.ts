import type { UpgradableClass } from '../element/defineElement.ts'

const CLASSES: Record<string, () => Promise<unknown>> = {
  'voice-overview': async () => (await import('../overview/VoiceOverviewElement.ts')).VoiceOverviewElement,
  'similar-voices': async () => (await import('../similar/SimilarVoicesElement.ts')).SimilarVoicesElement,
  'analysis-panel': async () => (await import('../analysis/AnalysisPanelElement.ts')).AnalysisPanelElement,
  'voice-reader': async () => (await import('../reader/VoiceReaderElement.ts')).VoiceReaderElement,
  'voice-playlist': async () => (await import('../playlist/VoicePlaylistElement.ts')).VoicePlaylistElement,
  'voice-blind-test': async () => (await import('../blind/BlindTestElement.ts')).BlindTestElement,
  'voice-leaderboard': async () => (await import('../leaderboard/LeaderboardElement.ts')).LeaderboardElement,
  'voice-search': async () => (await import('../search/VoiceSearchElement.ts')).VoiceSearchElement,
}

/** Upgrades a connected placeholder to its element and renders it. Rejects if the element fails to load. */
export async function upgrade(element: HTMLElement): Promise<void> {
  const tag = element.localName
  try {
    const Component = (await CLASSES[tag]?.()) as UpgradableClass
    const Placeholder = customElements.get(tag) as CustomElementConstructor
    // From now on the browser creates elements of the class itself.
    Object.setPrototypeOf(Placeholder, Component)
    Object.setPrototypeOf(Placeholder.prototype, Component.prototype)
    // eslint-disable-next-line unicorn/prefer-add-event-listener -- taken away as it was set
    element.onpointerover = null
    Component.upgrade(element)
  } catch (error) {
    console.error(`<${tag}> was not loaded.`, error)
    throw error
  }
}
