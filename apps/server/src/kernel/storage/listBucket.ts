import type { ListedObject } from './objectStore.ts'

/** One page of a ListObjectsV2 response. */
export interface BucketPage {
  readonly objects: ListedObject[]
  /** Continuation token of the next page; null on the last one. */
  readonly next: string | null
}

/** Parses the XML of a page. The server's own keys need no unescaping; all other keys are skipped. */
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
