import { describe, expect, it, vi } from 'vitest'
import { createLog } from './createLog.ts'

function printer(isTTY: boolean) {
  let printed = ''
  return {
    out: { isTTY, write: (text: string | Uint8Array) => ((printed += String(text)), true) },
    printed: () => printed,
    entries: () =>
      printed
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  }
}

describe('the log in lines', () => {
  it('prints messages at or above its level', () => {
    const { out, printed } = printer(false)
    const log = createLog('info', { out })
    log.info('told', { code: 'only for programs' })
    log.debug('kept')
    expect(printed()).toBe('told\n')
  })

  it('prints errors with their stack to standard error', () => {
    const { out, printed } = printer(false)
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const error = new Error('the disk is full')
    createLog('error', { out }).error('It failed.', error)
    expect(written.mock.calls).toEqual([[`It failed.\n${error.stack}\n`]])
    expect(printed()).toBe('')
    written.mockRestore()
  })

  it('prints progress as one line per tenth when the output is not a terminal', () => {
    const { out, printed } = printer(false)
    const progress = createLog('info', { out }).progress('Work', 100)
    for (let done = 0; done <= 100; done += 1) progress.update(done)
    progress.end()
    const lines = printed().trimEnd().split('\n')
    expect(lines).toHaveLength(11)
    expect(lines.at(-1)).toBe('Work: 100 of 100')
  })

  it('redraws progress on a terminal in one line below all messages', () => {
    const { out, printed } = printer(true)
    const log = createLog('info', { out, format: 'auto' })
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
    const log = createLog('silent', { out })
    log.info('no')
    log.progress('no', 2).update(1)
    expect(printed()).toBe('')
  })
})

describe('the log in JSON', () => {
  it.each([
    ['json', true],
    ['auto', false],
  ] as const)('has an object per message with time, level and fields (%s, terminal: %s)', (format, isTTY) => {
    const { out, entries } = printer(isTTY)
    createLog('info', { out, format }).info('two\nlines', { status: 200 })
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const [entry] = entries()
    expect(entry).toMatchObject({ time, level: 'info', msg: 'two\nlines', status: 200, pid: process.pid })
  })

  it('has the stack of an error, and no other of its fields', () => {
    const { out, entries } = printer(false)
    const error = Object.assign(new TypeError('wrong'), { params: ['a text of somebody'], cause: new Error('secret') })
    createLog('info', { out, format: 'json' }).error('It failed.', error, { requestId: 'r1' })
    const [entry] = entries()
    expect(entry).toMatchObject({ level: 'error', msg: 'It failed.', requestId: 'r1' })
    expect(entry?.err).toEqual({ type: 'TypeError', message: 'wrong', stack: error.stack })
  })

  it('has an entry per tenth of the progress', () => {
    const { out, entries } = printer(true)
    const progress = createLog('info', { out, format: 'json' }).progress('Work', 100)
    for (let done = 0; done <= 100; done += 1) progress.update(done)
    progress.end()
    expect(entries()).toHaveLength(11)
    expect(entries().at(-1)).toMatchObject({ msg: 'Work: 100 of 100', done: 100, total: 100 })
  })
})
