export { RESIZE_DELAY_MS } from './deviceStore.ts'
export * from './parseUserAgent.ts'
export * from './useDeviceInfo.ts'
