import { afterAll } from 'vitest'

/** Milliseconds. Preact runs effects that nobody waits for by a frame, or after 35 when none comes. */
const FRAME_MS = 50

// The page of a test file must stand until then: without one Preact finds no `cancelAnimationFrame`.
afterAll(() => new Promise((resolve) => setTimeout(resolve, FRAME_MS)))
