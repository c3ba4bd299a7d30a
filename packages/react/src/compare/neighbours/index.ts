export { LazySayItSimilar } from './LazySayItSimilar.tsx'
export type { SayItSimilarProps } from './SayItSimilar.tsx'
