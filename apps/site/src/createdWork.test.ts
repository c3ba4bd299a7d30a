import type { Work } from '@voice-rankings/contract'
import { expect, it } from 'vitest'
import { keepCreatedWork, takeCreatedWork } from './createdWork.ts'

it('a text that was just stored opens once without being loaded, and only at its own address', () => {
  const work = { work_id: 'a' } as Work
  keepCreatedWork(work)
  expect([takeCreatedWork('a'), takeCreatedWork('a')]).toEqual([{ work, autoPlay: false }, undefined])
  keepCreatedWork(work)
  expect([takeCreatedWork('b'), takeCreatedWork('a')]).toEqual([undefined, undefined])
})
