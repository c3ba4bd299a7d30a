declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  /** S3 for tests: it keeps objects in a directory and does not prove signatures. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
