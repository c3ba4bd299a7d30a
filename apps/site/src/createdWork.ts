import type { Work } from '@voice-rankings/contract'

/** A text that was just stored, and whether its page begins to read it at once. */
interface CreatedWork {
  readonly work: Work
  readonly autoPlay: boolean
}

let created: CreatedWork | undefined

/** Keeps a text that was just stored for its page, which then shows it without another request. */
export function keepCreatedWork(work: Work, { autoPlay = false } = {}): void {
  created = { work, autoPlay }
}

/** Returns the kept text of an id once: it may have changed when its page is opened again. */
export function takeCreatedWork(workId: string): CreatedWork | undefined {
  const taken = created?.work.work_id === workId ? created : undefined
  created = undefined
  return taken
}
