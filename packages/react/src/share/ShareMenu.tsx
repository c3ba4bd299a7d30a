import { ShareMenuView } from './ShareMenuView.tsx'
import { useShare } from './useShare.ts'
import type { ShareOptions } from './useShare.ts'

export type ShareMenuProps = ShareOptions

/** Shares a voice or a snippet: link, embed code, other sites, mail. */
export function ShareMenu(props: ShareMenuProps) {
  return <ShareMenuView {...useShare(props)} />
}
