import { embedCode, embedNode, frameOf, type EmbedLook, type EmbedSource } from '@voice-rankings/contract'
import type { BuilderChoice } from './builderChoice.ts'

/** Server address and voice name used in the code. */
export type EmbedNames = Pick<EmbedSource, 'origin' | 'name'>

/** HTML or a link to copy; works on any page unchanged. */
export function codeOf(choice: BuilderChoice, names: EmbedNames): string {
  const source = sourceOf(choice, names)
  const { voice, snippet, form } = choice
  if (form === 'link') return `${names.origin}/voice/${voice}${snippet && `?snippet=${snippet}`}`
  return embedCode(names.origin, embedNode(source, { ...lookOf(choice), form }))
}

/** Address and size of the frame for a choice, on this server. */
export const framedOf = (choice: BuilderChoice) => frameOf(sourceOf(choice, { origin: '', name: '' }), lookOf(choice))

const sourceOf = ({ voice, snippet }: BuilderChoice, names: EmbedNames): EmbedSource => ({
  ...names,
  voice,
  snippet: snippet || null,
})

const lookOf = ({ form, kind, theme, color, width }: BuilderChoice): EmbedLook => ({
  form: form === 'link' ? 'player' : form,
  kind,
  theme,
  color: color || null,
  width,
})
