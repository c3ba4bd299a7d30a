export type { AccountDataProps } from './AccountData.tsx'
export * from './LazyAccountData.tsx'
export type { AccountDataMessages } from './messages.ts'
