import { SHARE_KINDS, type ShareKind } from '@voice-rankings/contract'

/** A thing that can be shared. */
export interface SharedTarget {
  readonly share_kind: ShareKind
  readonly target_id: string
}

/**
 * Target of a page of share settings, `{kind}-{target id}`; null for another id.
 *
 * @example
 * const target = readSharedTarget('snippet-Qx3vT0hK8mZr5LwA2nYb1g')
 */
export function readSharedTarget(id: string): SharedTarget | null {
  const [, kind, target_id] = /^([a-z]+)-([\w-]{1,64})$/.exec(id) ?? []
  const share_kind = SHARE_KINDS.find((known) => known === kind)
  return share_kind && target_id !== undefined ? { share_kind, target_id } : null
}

/**
 * Path of the share settings of a target, on the site.
 *
 * @example
 * const path = shareSettingsPath({ share_kind: 'collection', target_id: 'b7Wm' })
 */
export const shareSettingsPath = ({ share_kind, target_id }: SharedTarget): string =>
  `/share/settings/${share_kind}-${target_id}`
