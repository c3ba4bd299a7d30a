import type { WorkProgress } from '@voice-rankings/contract'
import type { Calls, Client } from '@voice-rankings/sdk'
import { openRealtimeSocket } from '@voice-rankings/sdk/session'
import type { RealtimeSocket } from '@voice-rankings/sdk/session'

export interface FollowOptions {
  client: Calls<'works.progress'> & Pick<Client, 'url'>
  onProgress: (progress: WorkProgress) => void
}

/** Follower of the speech of works. */
export interface WorkFollower {
  /** Follows these works only; none closes the socket. */
  follow(workIds: readonly string[]): void
}

/**
 * Follows the speech of works by the realtime socket. The server is asked once when the socket is connected, when it is
 * lost, when the pronunciations of their owner changed, and when no progress of a work that is being spoken came between two
 * heartbeats.
 */
export function followWorks({ client, onProgress }: FollowOptions): WorkFollower {
  let followed: readonly string[] = []
  let socket: RealtimeSocket | null = null
  let connectionId: string | null = null
  /** True if progress came since the last heartbeat. */
  let isHeard = false
  /** Works that are not being spoken, so that their progress does not change by itself. */
  const resting = new Set<string>()

  function ask(workIds: readonly string[]): void {
    for (const work_id of workIds) {
      const connection_id = connectionId ?? undefined
      client.works.progress({ work_id, connection_id }).then(
        ({ work }) => tell(work),
        // The next heartbeat or connection asks again.
        () => {},
      )
    }
  }

  function tell(progress: WorkProgress): void {
    const { work_id, work_status } = progress
    if (work_status === 'speaking') resting.delete(work_id)
    else resting.add(work_id)
    if (followed.includes(work_id)) onProgress(progress)
  }

  const open = () =>
    openRealtimeSocket({
      baseUrl: client.url(''),
      onMessage(message) {
        if (message.action === 'Your Connection ID') {
          connectionId = message.connectionId
          ask(followed)
        } else if (message.action === 'work-progress') {
          const { action: _action, ...progress } = message
          isHeard = true
          tell(progress)
        } else if (message.action === 'lexicon-changed') {
          ask(followed)
        } else if (message.action === 'heartbeat') {
          if (!isHeard) ask(followed.filter((id) => !resting.has(id)))
          isHeard = false
        }
      },
      onLost() {
        connectionId = null
        ask(followed)
      },
    })

  return {
    follow(workIds) {
      const added = workIds.filter((id) => !followed.includes(id))
      followed = workIds
      if (workIds.length === 0) {
        socket?.close()
        socket = null
        connectionId = null
      } else if (socket === null) socket = open()
      else if (connectionId !== null) ask(added)
    },
  }
}
