const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 120

const seconds = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`

/** The last line that has something on it, without colours and cursor moves. */
function lastLine(text) {
  // eslint-disable-next-line no-control-regex -- escape sequences are what is being removed
  const plain = text.replaceAll(/\u001B\[[\d;?]*[A-Za-z]/g, '')
  return plain
    .split(/[\r\n]+/)
    .findLast((line) => line.trim() !== '')
    ?.trim()
}

/**
 * Shows that something is going on. On a terminal one line turns, with the time and the last thing that was said;
 * elsewhere (a log) there is a line when it begins and one when it ends.
 */
export function showProgress(title) {
  const beganMs = performance.now()
  const { stdout } = process
  const live = stdout.isTTY && process.env.CI === undefined
  let detail = ''
  let frame = 0

  const draw = () => {
    const line = `${FRAMES[frame++ % FRAMES.length]} ${title} ${seconds(beganMs)}${detail ? `  ${detail}` : ''}`
    stdout.write(`\r\u001B[2K${line.slice(0, (stdout.columns ?? 80) - 1)}`)
  }
  const timer = live ? setInterval(draw, FRAME_MS) : undefined
  if (live) draw()
  else console.log(`… ${title}`)

  const end = (mark, result) => {
    clearInterval(timer)
    if (live) stdout.write('\r\u001B[2K')
    console.log(`${mark} ${title}${result ? ` – ${result}` : ''} (${seconds(beganMs)})`)
  }
  return {
    say: (text) => {
      detail = lastLine(text) ?? detail
    },
    done: (result) => end('✓', result),
    fail: (result) => end('✗', result),
  }
}
