// Parts of the catalogue that are loaded after it, in one chunk.
export { FavoriteButton } from '../favorites/index.ts'
export { SentenceBox } from './sentence/SentenceBox.tsx'
