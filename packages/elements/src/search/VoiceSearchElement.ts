import { VoiceSearch } from '@voice-rankings/react/search'
import { defineElement } from '../element/defineElement.ts'

const SearchBase = defineElement('voice-search', VoiceSearch, {
  props: { voiceCount: 'number', slashFocus: 'boolean', help: 'property' },
  events: { onSelect: true },
})

/** `<voice-search>`: finds voices by name while typing; its `select` event carries the chosen voice. */
export class VoiceSearchElement extends SearchBase {}
