/** Attributes available as axes: all measured ones. */
export { ATTRIBUTE_NAMES as MAP_AXES } from '@voice-rankings/contract'
export type { AttributeName as MapAxisName } from '@voice-rankings/contract'
