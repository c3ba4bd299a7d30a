export { RatingIndicator, RatingPrompt, RatingScore, StarRating, useVoiceRating } from '../ratings/index.ts'
export type {
  Heard,
  RatedVoice,
  RatingIndicatorProps,
  RatingPromptProps,
  RatingScoreProps,
  StarRatingProps,
  VoiceRatingModel,
  VoiceRatingOptions,
} from '../ratings/index.ts'
