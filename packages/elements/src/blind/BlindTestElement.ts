import { BlindTest } from '@voice-rankings/react/blind'
import { defineElement } from '../element/defineElement.ts'

const BlindBase = defineElement('voice-blind-test', BlindTest, {
  props: {
    languageCode: 'string',
    blindUse: 'string',
    languageCodes: 'property',
    firstSide: 'string',
    firstSentence: 'string',
    headingLevel: 'number',
  },
  events: { onSettingChange: true },
})

/** `<voice-blind-test>`: two voices say the same sentence, the visitor votes, and the names follow. */
export class BlindTestElement extends BlindBase {}
