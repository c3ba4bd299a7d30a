// A chunk of its own: it is needed once a voice has been heard.
export { RatingPrompt } from '../ratings/index.ts'
