export * from './FavoriteButton.tsx'
export { favoritesMessages } from './messages.ts'
export type { FavoritesMessages } from './messages.ts'
export * from './useFavorite.ts'
