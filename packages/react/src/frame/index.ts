export * from './useFrame.ts'
