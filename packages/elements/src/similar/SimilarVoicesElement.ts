import { SimilarVoices } from '@voice-rankings/react/similar'
import { defineElement } from '../element/defineElement.ts'

const SimilarBase = defineElement('similar-voices', SimilarVoices, {
  props: { voiceId: 'string', initial: 'property' },
  events: { onSelect: true },
})

/** `<similar-voices>`: lists voices similar to one voice, overall and in each measured characteristic. */
export class SimilarVoicesElement extends SimilarBase {}
