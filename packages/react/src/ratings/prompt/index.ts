export * from './RatingPrompt.tsx'
