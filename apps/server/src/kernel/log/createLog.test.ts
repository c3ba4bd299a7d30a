import { describe, expect, it } from 'vitest'
import { createLog } from './createLog.ts'

function printer(isTTY: boolean) {
  let printed = ''
  return {
    out: { isTTY, write: (text: string | Uint8Array) => ((printed += String(text)), true) },
    printed: () => printed,
  }
}

describe('the log', () => {
  it('prints messages at or above its level', () => {
    const { out, printed } = printer(false)
    const log = createLog('info', out)
    log.info('told')
    log.debug('kept')
    expect(printed()).toBe('told\n')
  })

  it('prints progress as one line per tenth when the output is not a terminal', () => {
    const { out, printed } = printer(false)
    const progress = createLog('info', out).progress('Work', 100)
    for (let done = 0; done <= 100; done += 1) progress.update(done)
    progress.end()
    const lines = printed().trimEnd().split('\n')
    expect(lines).toHaveLength(11)
    expect(lines.at(-1)).toBe('Work: 100 of 100')
  })

  it('redraws progress on a terminal in one line below all messages', () => {
    const { out, printed } = printer(true)
    const log = createLog('info', out)
    const progress = log.progress('Work', 3)
    progress.update(1)
    log.info('meanwhile')
    progress.update(3)
    progress.end()
    log.info('after')
    const clear = '\r\u001B[K'
    expect(printed()).toBe(`${clear}Work: 1 of 3${clear}meanwhile\nWork: 1 of 3${clear}Work: 3 of 3\nafter\n`)
  })

  it('prints nothing at level silent', () => {
    const { out, printed } = printer(true)
    const log = createLog('silent', out)
    log.info('no')
    log.progress('no', 2).update(1)
    expect(printed()).toBe('')
  })
})
