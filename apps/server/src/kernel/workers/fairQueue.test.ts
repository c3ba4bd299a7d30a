import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fairQueue.ts'

function queueOf(...items: string[]) {
  const queue = createFairQueue<string>((item) => item.charAt(0))
  for (const item of items) queue.push(item)
  return queue
}

function drain(queue: ReturnType<typeof queueOf>): string[] {
  const order: string[] = []
  for (let item = queue.shift(); item; item = queue.shift()) order.push(item)
  return order
}

describe('createFairQueue', () => {
  it('serves the jobs of one client in order', () => {
    expect(drain(queueOf('a1', 'a2', 'a3'))).toEqual(['a1', 'a2', 'a3'])
  })

  it('alternates between clients, however many jobs one of them has', () => {
    expect(drain(queueOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('does not return a removed job', () => {
    const queue = queueOf('a1', 'b1', 'a2')
    expect(queue.remove('a1')).toBe(true)
    expect(queue.remove('a1')).toBe(false)
    expect(queue.size).toBe(2)
    expect(drain(queue)).toEqual(['a2', 'b1'])
  })
})
