import { Share2 } from 'lucide-react'
import { useMessages } from '../runtime/index.ts'
import { IconButton, Menu } from '../ui/index.ts'
import { lazyModule } from '../loading/lazyModule.ts'
import { shareMessages } from './messages.ts'
import { isPrivate } from './isPrivate.ts'
import { ShareDialogPlace } from './ShareDialogPlace.tsx'
import type { ShareModel } from './useShare.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

const shareItems = lazyModule(() => import('./ShareItems.tsx'))

export interface ShareMenuViewProps extends ShareModel, RootProps<HTMLButtonElement> {
  /** True if the menu is open; without it, the menu manages its own state. */
  open?: boolean
}

/**
 * Round button with the share menu, and the dialog with more ways to share.
 *
 * @example
 * <ShareMenuView {...useShare({ voice })} className="share" />
 */
export function ShareMenuView({ open, ...props }: ShareMenuViewProps) {
  const texts = useMessages('share', shareMessages)
  const { copied, problem } = props
  return (
    <>
      <Menu
        open={open}
        items={shareItems}
        onOpenChange={props.onOpenChange}
        trigger={
          <IconButton label={texts.share} part="share" {...rootProps(props)}>
            <Share2 aria-hidden="true" />
          </IconButton>
        }
        footer={
          <>
            {isPrivate(props) ? <p className="voice-share-note">{texts.onlyYou}</p> : null}
            <output className="voice-hidden">{copied === null ? '' : texts.copiedWhat[copied]}</output>
            {problem === null ? null : (
              <p className="voice-share-note" part="share-failed" role="alert">
                {problem}
              </p>
            )}
          </>
        }
      >
        {(loaded) => <loaded.ShareItems {...props} />}
      </Menu>
      <ShareDialogPlace {...props} />
    </>
  )
}
