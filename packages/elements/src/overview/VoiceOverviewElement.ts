import { defineElement } from '../element/defineElement.ts'
import { PlacedOverview } from './PlacedOverview.tsx'

const OverviewBase = defineElement('voice-overview', PlacedOverview, {
  props: {
    voicePath: 'string',
    snippetId: 'string',
    voice: 'property',
    snippet: 'property',
    view: 'string',
    defaultView: 'string',
    mode: 'string',
    open: 'boolean',
    basePath: 'string',
    sampleText: 'string',
    newText: 'string',
    similar: 'property',
    preloading: 'boolean',
    history: 'property',
  },
  events: { onOpenChange: true, onViewChange: true, onSnippet: true },
  follows: { onOpenChange: 'open', onViewChange: 'view' },
})

/** `<voice-overview>`: all views of a voice, in the page or, with `mode="modal"`, above it while `open`. */
export class VoiceOverviewElement extends OverviewBase {
  /** Opens it above the page. */
  show(): void {
    this.mode = 'modal'
    this.open = true
  }

  /** Closes it. */
  close(): void {
    this.open = false
  }
}
