import { ShareMenuView } from './ShareMenuView.tsx'
import { useShare } from './useShare.ts'
import type { ShareOptions } from './useShare.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export type ShareMenuProps = ShareOptions & RootProps<HTMLButtonElement>

/**
 * Menu to share a voice or a snippet: link, embed code, other sites, mail.
 *
 * @example
 * <ShareMenu voice={voice} snippet={snippet} />
 */
export function ShareMenu(props: ShareMenuProps) {
  return <ShareMenuView {...useShare(props)} {...rootProps(props)} />
}
