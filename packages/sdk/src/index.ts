export {
  AbortedError,
  ConnectionError,
  HoldError,
  InputError,
  LoginRequiredError,
  RequestError,
  ResponseError,
  TimeoutError,
  isClientError,
  serverMessage,
} from './clientError.ts'
export type { ClientError, Refusal } from './clientError.ts'
export { systemClock } from './clock.ts'
export type { Clock } from './clock.ts'
export type { Allowance, Allowances } from './createAllowances.ts'
export { createClient } from './createClient.ts'
export type { Call, Calls, CallOptions, Client, ClientOptions } from './createClient.ts'
