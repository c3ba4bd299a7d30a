export {
  COMPARED_LIMIT,
  CompareVoices,
  CompareVoicesView,
  comparePath,
  findVoice,
  readCompareFragment,
  useCompareVoices,
} from '../compare/index.ts'
export type {
  CompareFragment,
  CompareModel,
  CompareOptions,
  CompareVoicesProps,
  CompareVoicesViewProps,
  Compared,
  ComparedModel,
  Comparison,
  Take,
} from '../compare/index.ts'
