import { options } from 'preact'

// Preact runs effects that nobody waits for at the next frame, or after 35 ms when none comes. A test that clicks what it has just
// found would then be before the component listens, where the machine is busy; React's have run by the time a test finds anything.
const { setTimeout } = globalThis
options.requestAnimationFrame = (run) => void setTimeout(run)
