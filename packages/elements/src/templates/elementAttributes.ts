import type { CommonProps, PropKey } from '../element/elementTypes.ts'
import type { Props, VoiceTag } from './elementProps.ts'
import type { WrittenAttributes } from './written.ts'

/** Properties, and attributes in kebab case where HTML can express them. */
export type ElementAttributes<Tag extends VoiceTag> = Partial<Pick<Props<Tag>, PropKey<Props<Tag>>>> &
  WrittenAttributes[Tag] &
  CommonProps
