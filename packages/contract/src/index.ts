export { UserProfile, userStatus } from './account.ts'
export type { AccountExport } from './account.ts'
export { api } from './api.ts'
export type { Api } from './api.ts'
export {
  ATTRIBUTES,
  ATTRIBUTE_DEFINITIONS,
  ATTRIBUTE_LABELS,
  ATTRIBUTE_NAMES,
  ATTRIBUTE_TEXTS,
  ATTRIBUTE_WORDS,
  FILTER_RANGES,
  RANGE_ATTRIBUTES,
  RANGE_NAMES,
  SIMILAR_NAMES,
  attributeLabels,
  attributeRecord,
  attributeWord,
  similarRecord,
  wordFor,
} from './attributes.ts'
export type {
  AttributeField,
  AttributeMeasurement,
  AttributeName,
  AttributeRecord,
  AttributeSort,
  RangeName,
  SimilarName,
  Words,
} from './attributes.ts'
export { callsByName } from './callsByName.ts'
export type { CallName, CallsByName } from './callsByName.ts'
export { COLLECTIONS_LIMIT, COLLECTION_NAME_LIMIT, Collection, listCollections } from './collections.ts'
export { convertAudio, presignUpload } from './downloads.ts'
export type { Access, CallInput, CallOutput, Endpoint, HandlerInput, HttpMethod } from './endpoint.ts'
export { ERROR_STATUS, ErrorBody } from './errors.ts'
export type { ErrorCode } from './errors.ts'
export { setFavorite } from './favorites.ts'
export {
  BODY_LIMIT_BYTES,
  DEFAULT_BUCKET,
  DEFAULT_VOICE_SPEED,
  OFFERED_FORMATS,
  OUTPUT_FORMATS,
  PAGE_SIZE,
  PEAK_COUNT,
  RANKED_AFTER_RATERS,
  SEARCH_TERM_LIMIT,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  VOICE_SPEED_RANGE,
} from './limits.ts'
export type { OutputFormat } from './limits.ts'
export { VOICE_MAP_LIMIT, VoiceMapColumns, VoiceMapQuery, VoiceMapResult, voiceMap } from './map.ts'
export type { VoiceMapQueryInput } from './map.ts'
export { mapCalls } from './mapCalls.ts'
export { modelName } from './modelName.ts'
export { Stars, VoiceRating } from './ratings.ts'
export { STAR_VALUES } from './starValues.ts'
export { EngineStatus, Readiness, getReadiness } from './readiness.ts'
export { sampleKey } from './sampleKey.ts'
export {
  FILTER_DEFAULTS,
  FacetCount,
  Histogram,
  VOICE_SORTS,
  VoiceFacets,
  VoiceQuery,
  VoiceSearchResult,
  formatRange,
  parseRange,
  searchVoices,
} from './search.ts'
export type { VoiceQueryInput, VoiceSort } from './search.ts'
export {
  SOCKET_PATH,
  SocketMessage,
  loginPagePath,
  loginPath,
  logoutPagePath,
  logoutPath,
  matchingCode,
} from './session.ts'
export { SimilarByAttribute, SimilarVoice, VoiceProfileUsed, similarVoices } from './similar.ts'
export { snippetKey } from './snippetKey.ts'
export { Snippet, SnippetVariant, SpokenSnippet, getSnippet, getSnippets } from './snippets.ts'
export { SpeechRequest, SpeechResponse, generateSpeech } from './speech.ts'
export { SpeechMark, TimingSource } from './speechMark.ts'
export { splitInput } from './splitInput.ts'
export type { InputParts } from './splitInput.ts'
export { TEXT_LIMITS, textLimit } from './textLimit.ts'
export { snippetPath, voicePath } from './voicePath.ts'
export { GENDERS, Gender, Voice, VoiceAttribute, VoiceListing, VoicePath, getVoice } from './voices.ts'
