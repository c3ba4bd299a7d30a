const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 120

const seconds = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`

/** Last non-empty line, without ANSI escape sequences. */
function lastLine(text) {
  // eslint-disable-next-line no-control-regex -- escape sequences are what is being removed
  const plain = text.replaceAll(/\u001B\[[\d;?]*[A-Za-z]/g, '')
  return plain
    .split(/[\r\n]+/)
    .findLast((line) => line.trim() !== '')
    ?.trim()
}

/**
 * Shows the progress of concurrent tasks. On a terminal, one line shows a spinner, times and the last output; in a log,
 * each task has a line when it starts and one when it ends.
 */
function createProgress() {
  const { stdout } = process
  const live = stdout.isTTY && process.env.CI === undefined
  const running = new Set()
  let timer
  let frame = 0

  const draw = () => {
    const parts = [...running].map(
      ({ title, beganMs, detail }) => `${title} ${seconds(beganMs)}${detail && `  ${detail}`}`,
    )
    const width = stdout.columns || 80
    // Divides the line between the tasks.
    const room = Math.floor((width - 2) / parts.length) - 3
    const line = parts.map((part) => part.slice(0, room)).join(' │ ')
    stdout.write(`\r\u001B[2K${FRAMES[frame++ % FRAMES.length]} ${line}`)
  }
  const print = (text) => {
    if (live) stdout.write('\r\u001B[2K')
    console.log(text)
    if (live && running.size > 0) draw()
  }

  return function begin(title) {
    const one = { title, beganMs: performance.now(), detail: '' }
    running.add(one)
    if (!live) print(`… ${title}`)
    else timer ??= setInterval(draw, FRAME_MS)
    const end = (mark, result) => {
      running.delete(one)
      if (running.size === 0) timer = clearInterval(timer)
      print(`${mark} ${title}${result ? ` – ${result}` : ''} (${seconds(one.beganMs)})`)
    }
    return {
      say: (text) => {
        one.detail = lastLine(text) ?? one.detail
      },
      done: (result) => end('✓', result),
      fail: (result) => end('✗', result),
    }
  }
}

/** Starts showing the progress of a task. */
export const showProgress = createProgress()
