import { defineElement } from '../element/defineElement.ts'
import { PlacedReader } from './PlacedReader.tsx'

const ReaderBase = defineElement('voice-reader', PlacedReader, {
  props: { for: 'string', voicePath: 'string', workId: 'string', label: 'string', voice: 'property' },
  events: {},
})

/** `<voice-reader>`: reads an article of the page aloud, sentence by sentence; its words light up where they are. */
export class VoiceReaderElement extends ReaderBase {}
