export { parseUserAgent, useDeviceInfo } from '../device/index.ts'
export type { DeviceInfo, DeviceInfoOptions, UserAgentHints } from '../device/index.ts'
