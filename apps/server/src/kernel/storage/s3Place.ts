/** A bucket, and who may use it. */
export interface S3Place {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; the bucket's name is put behind it. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The address of an object. */
export function s3Url({ endpoint, bucket }: S3Place, key: string): URL {
  // A plus sign must be escaped: storage reads it as a space.
  const path = [bucket, ...key.split('/')].map(encodeURIComponent).join('/')
  return new URL(`${endpoint.replace(/\/+$/, '')}/${path}`)
}
