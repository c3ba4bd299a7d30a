export { openDoorbell } from './createDoorbell.ts'
export type { Doorbell, SocketClass, SocketLike } from './createDoorbell.ts'
export * from './createSession.ts'
export type { Popup } from './popup.ts'
