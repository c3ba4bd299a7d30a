/** Address of a bucket, and credentials for it. */
export interface S3Place {
  /** Base URL such as `https://s3.eu-central-1.amazonaws.com`; the bucket's name is appended. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** URL of an object. */
export function s3Url({ endpoint, bucket }: S3Place, key: string): URL {
  // Storage decodes a literal plus sign as a space, so it is escaped.
  const path = [bucket, ...key.split('/')].map(encodeURIComponent).join('/')
  return new URL(`${endpoint.replace(/\/+$/, '')}/${path}`)
}
