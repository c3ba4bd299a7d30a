export * from './clientError.ts'
export { systemClock } from './clock.ts'
export type { Clock } from './clock.ts'
export * from './createClient.ts'
