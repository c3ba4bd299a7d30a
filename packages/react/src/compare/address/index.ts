export * from './comparePath.ts'
