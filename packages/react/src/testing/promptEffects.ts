import { options } from 'preact'

// Preact runs effects at the next animation frame, or after 35 ms. On a busy machine a test could click before the
// component listens; React's effects have run by then.
const { setTimeout } = globalThis
options.requestAnimationFrame = (run) => void setTimeout(run)
