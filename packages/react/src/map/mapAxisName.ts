/** The measured attributes a map can be spread by, which are all. */
export { ATTRIBUTE_NAMES as MAP_AXES } from '@voice-rankings/contract'
export type { AttributeName as MapAxisName } from '@voice-rankings/contract'
