import type { PlaylistItem } from '@voice-rankings/contract'
import { placeInSection, sectionTime, timeInSection } from '../works/reading/index.ts'
import type { WorkText } from './workTexts.ts'

/** Duration of an item in ms, with the pauses of a work. `text`: text of a work; undefined before it is loaded. */
export function itemDuration({ item_duration }: PlaylistItem, text: WorkText | undefined): number {
  return text ? sectionTime(text, text.heard).ms : item_duration
}

/** Time of an item in ms at a position in one of its sentences. */
export function timeInItem(text: WorkText | undefined, sentence: number, positionMs: number): number {
  return text ? timeInSection(text, sentence, positionMs, text.heard) : positionMs
}

/** Sentence and position in it, in ms, at a time of an item. */
export function placeInItem(text: WorkText | undefined, timeMs: number): { index: number; positionMs: number } {
  return text ? placeInSection(text, timeMs, text.heard) : { index: 0, positionMs: timeMs }
}
