import type { WorkSummary } from '@voice-rankings/contract'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls, Client } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'
import { followLate } from './followLate.ts'

export interface WorkListState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly works: readonly WorkSummary[]
  /** Text that was deleted last and can be restored; null for none. */
  readonly deleted: WorkSummary | null
  /** Error of the last deletion; null without one. */
  readonly problem: string | null
}

export interface WorkListStore extends Pick<StoreApi<WorkListState>, 'getState' | 'getInitialState' | 'subscribe'> {
  load(): Promise<void>
  /** Follows the texts that are being spoken. */
  start(): void
  stop(): void
  remove(work: WorkSummary): Promise<void>
  /** Restores the text that was deleted last. */
  restore(): Promise<void>
}

/** Store of the visitor's long texts. */
export function createWorkListStore(
  client: Calls<'works.list' | 'works.delete' | 'works.restore' | 'works.progress'> & Pick<Client, 'url'>,
  initial?: readonly WorkSummary[],
): WorkListStore {
  const store = createStore<WorkListState>(() => ({
    status: initial ? 'ready' : 'loading',
    works: initial ?? [],
    deleted: null,
    problem: null,
  }))
  const { getState: get, setState: set } = store
  const loading = createLatestRequest()
  const follower = followLate({
    client,
    onProgress(progress) {
      const works = get().works.map((work) => (work.work_id === progress.work_id ? { ...work, ...progress } : work))
      set({ works })
    },
  })
  let leave: (() => void) | undefined

  function follow({ works }: WorkListState): void {
    follower.follow(works.flatMap(({ work_id, work_status }) => (work_status === 'speaking' ? [work_id] : [])))
  }

  function show(work: WorkSummary, isDeleted: boolean, problem: string | null): void {
    const isOther = ({ work_id }: WorkSummary) => work_id !== work.work_id
    const { works, deleted } = get()
    const others = works.filter(isOther)
    const all = [...others, work].toSorted((a, b) => b.changed_at.localeCompare(a.changed_at))
    // Another one that was deleted in the meantime can still be restored.
    const left = deleted && isOther(deleted) ? deleted : null
    set(isDeleted ? { works: others, deleted: work, problem } : { works: all, deleted: left, problem })
  }

  /** Deletes or restores a text in the list at once, and undoes that when the server refuses. */
  async function change(work: WorkSummary, isDeleted: boolean, call: () => Promise<unknown>): Promise<void> {
    show(work, isDeleted, null)
    try {
      await call()
    } catch (error) {
      console.error('The text could not be deleted or restored.', error)
      show(work, !isDeleted, serverMessage(error) ?? '')
    }
  }

  return {
    ...store,
    load: () =>
      loading.send(
        (signal) => client.works.list({}, { signal }),
        ({ works }) => set({ status: 'ready', works }),
        () => set({ status: 'failed' }),
      ),
    start() {
      leave = store.subscribe(follow)
      follow(get())
    },
    stop() {
      loading.drop()
      leave?.()
      follower.follow([])
    },
    remove: (work) => change(work, true, () => client.works.delete({ work_id: work.work_id })),
    async restore() {
      const { deleted } = get()
      if (deleted) await change(deleted, false, () => client.works.restore({ work_id: deleted.work_id }))
    },
  }
}
