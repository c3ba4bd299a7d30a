import type { PropKind } from '../element/elementTypes.ts'

/** Properties of a `<voice-player>` and their attribute types. */
export const PLAYER_PROPS = {
  voicePath: 'string',
  snippetId: 'string',
  voice: 'property',
  snippet: 'property',
  sampleText: 'string',
  newText: 'string',
  accountLevel: 'number',
  autoPlay: 'boolean',
  src: 'string',
  marks: 'string',
  peaks: 'string',
  text: 'string',
  title: 'string',
  subtitle: 'string',
  gender: 'string',
  languageCode: 'string',
  href: 'string',
  media: 'property',
  stopsMedia: 'boolean',
  variant: 'string',
  readOnly: 'boolean',
  highlightTarget: 'string',
  resume: 'boolean',
  rated: 'boolean',
} as const satisfies Record<string, PropKind>
