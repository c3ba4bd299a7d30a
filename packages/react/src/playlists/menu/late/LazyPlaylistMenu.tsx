import { Suspense } from 'react'
import { lazyComponent } from '../../../loading/lazyComponent.ts'
import type { PlaylistMenuProps } from '../PlaylistMenu.tsx'

const PlaylistMenu = /* @__PURE__ */ lazyComponent(async () => (await import('../PlaylistMenu.tsx')).PlaylistMenu)

/** `PlaylistMenu` in a chunk of its own, with room for its button before it is loaded. */
export function LazyPlaylistMenu(props: PlaylistMenuProps) {
  return (
    <Suspense fallback={<span part="playlist-room" />}>
      <PlaylistMenu {...props} />
    </Suspense>
  )
}
