import { useMessages } from '../runtime/index.ts'
import { FavoriteVoicesView } from './FavoriteVoicesView.tsx'
import type { FavoriteVoicesViewProps } from './FavoriteVoicesView.tsx'
import { favoritesMessages } from './messages.ts'
import type { FavoriteVoicesOptions } from './useFavoriteVoices.ts'
import { useFavoriteVoices } from './useFavoriteVoices.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export type FavoriteVoicesProps = FavoriteVoicesOptions &
  RootProps &
  Partial<Pick<FavoriteVoicesViewProps, 'headingLevel' | 'count' | 'cataloguePath'>>

/**
 * List of the user's favorite voices, to play, open and remove. For a logged-in user.
 *
 * @example
 * <FavoriteVoices headingLevel={2} />
 */
export function FavoriteVoices(props: FavoriteVoicesProps) {
  const { initial, headingLevel = 2, count, cataloguePath = '/voices' } = props
  return (
    <FavoriteVoicesView
      {...useFavoriteVoices({ initial })}
      texts={useMessages('favorites', favoritesMessages)}
      headingLevel={headingLevel}
      count={count}
      cataloguePath={cataloguePath}
      {...rootProps(props)}
    />
  )
}
