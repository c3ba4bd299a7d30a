import type { Work } from '@voice-rankings/contract'

let created: Work | undefined

/** Keeps a text that was just stored for its page, which then shows it without another request. */
export function keepCreatedWork(work: Work): void {
  created = work
}

/** Returns the kept text of an id once: it may have changed when its page is opened again. */
export function takeCreatedWork(workId: string): Work | undefined {
  const work = created?.work_id === workId ? created : undefined
  created = undefined
  return work
}
