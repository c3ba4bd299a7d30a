import type { WordTimes } from '../followSound.ts'
import type { CatalogueProps } from './catalogueProps.ts'

/** Catalogue data of a player: its props, and the word times of its sound. */
export interface Found {
  props: CatalogueProps
  marks: WordTimes
}
