import type { ListedObject } from './objectStore.ts'

/** One page of a bucket's list, as ListObjectsV2 answers it. */
export interface BucketPage {
  readonly objects: ListedObject[]
  /** With which to ask for the next page; null on the last. */
  readonly next: string | null
}

/** Reads the XML of a page. Keys of ours need no unescaping; any other is not ours, and is left alone. */
export function readBucketPage(xml: string): BucketPage {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, content = '']) => {
    const key = /<Key>([^<&]*)<\/Key>/.exec(content)?.[1]
    const modified = new Date(/<LastModified>([^<]*)<\/LastModified>/.exec(content)?.[1] ?? '')
    return key === undefined || Number.isNaN(modified.getTime()) ? [] : [{ key, modified }]
  })
  const token = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(xml)?.[1]
  return { objects, next: token === undefined ? null : unescape(token) }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescape = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
