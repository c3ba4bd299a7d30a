import { lazyModule } from '../loading/index.ts'
import type { FollowOptions, WorkFollower } from './followWorks.ts'

const followModule = lazyModule(() => import('./followWorks.ts'))

/** Follower of the speech of works whose code is loaded when there is something to follow. */
export function followLate(options: FollowOptions): WorkFollower {
  let wanted: readonly string[] = []
  let follower: WorkFollower | null = null
  return {
    follow(workIds) {
      wanted = workIds
      if (follower) return follower.follow(workIds)
      if (workIds.length === 0) return
      followModule.load().then(
        ({ followWorks }) => {
          follower ??= followWorks(options)
          follower.follow(wanted)
        },
        (error: unknown) => console.error('The progress of the speech cannot be followed.', error),
      )
    },
  }
}
