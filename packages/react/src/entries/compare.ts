export {
  COMPARED_LIMIT,
  CompareVoices,
  CompareVoicesView,
  comparePath,
  compareSpeaks,
  compareTextOf,
  findVoice,
  useCompareVoices,
} from '../compare/index.ts'
export type {
  CompareModel,
  CompareOptions,
  CompareVoicesProps,
  CompareVoicesViewProps,
  Compared,
  ComparedModel,
  Comparison,
  Take,
} from '../compare/index.ts'
