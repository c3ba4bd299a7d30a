export { RatingIndicator, RatingScore, StarRating, useVoiceRating } from '../ratings/index.ts'
export type {
  Heard,
  RatedVoice,
  RatingIndicatorProps,
  RatingScoreProps,
  StarRatingProps,
  VoiceRatingModel,
  VoiceRatingOptions,
} from '../ratings/index.ts'
export { RatingPrompt } from '../ratings/prompt/index.ts'
export type { RatingPromptProps } from '../ratings/prompt/index.ts'
