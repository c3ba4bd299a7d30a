import { useMessages } from '../runtime/index.ts'
import { isPrivate } from './isPrivate.ts'
import { shareMessages } from './messages.ts'
import type { ShareModel } from './useShare.ts'

/** Switch of the visibility of the visitor's own snippet, with a note while only they can hear it. */
export function Audience(props: Pick<ShareModel, 'visibility' | 'onSharedChange'>) {
  const texts = useMessages('share', shareMessages)
  const { visibility, onSharedChange } = props
  if (visibility === null) return null
  const isChanging = visibility.status === 'changing'
  const isPublic = (isChanging ? visibility.to : visibility.status) === 'public'
  return (
    <div part="share-audience">
      <label>
        <input
          type="checkbox"
          checked={isPublic}
          aria-disabled={isChanging || undefined}
          onChange={() => (isChanging ? undefined : onSharedChange(!isPublic))}
        />
        {texts.letOthersHear}
      </label>
      {isPrivate(props) ? <p className="voice-share-note">{texts.onlyYou}</p> : null}
    </div>
  )
}
