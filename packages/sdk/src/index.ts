export * from './clientError.ts'
export type { Clock } from './clock.ts'
export * from './createClient.ts'
