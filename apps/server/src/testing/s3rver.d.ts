declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  /** S3 server for tests: stores objects in a directory and does not verify signatures. */
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
