export {
  AttributeSimilarityCard,
  SimilarVoices,
  SimilarVoicesCard,
  SimilarVoicesView,
  useSimilarVoices,
} from '../similar/index.ts'
export type {
  AttributeSimilarityCardProps,
  SimilarFailure,
  SimilarResult,
  SimilarState,
  SimilarVoicesCardProps,
  SimilarVoicesOptions,
  SimilarVoicesProps,
  SimilarVoicesViewProps,
} from '../similar/index.ts'
