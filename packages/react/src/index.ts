export * from './messages.ts'
export * from './player/index.ts'
export * from './runtime/index.ts'
export * from './ui/index.ts'
