export { FAVORITES_QUERY, FavoriteButton, FavoriteVoices, useFavorite } from '../favorites/index.ts'
export type {
  FavoriteButtonProps,
  FavoriteOptions,
  FavoriteVoicesOptions,
  FavoriteVoicesProps,
} from '../favorites/index.ts'
