import { expect, it } from 'vitest'
import { readBucketPage } from './listBucket.ts'

const object = (key: string, modified = '2026-01-02T03:04:05.000Z') =>
  `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><Size>1</Size></Contents>`

it('readBucketPage returns the objects of a page and the token of the next one', () => {
  const xml = `<ListBucketResult><IsTruncated>true</IsTruncated>${object('converted/a.wav')}\n${object('converted/b.wav')}
    <NextContinuationToken>1/a+b&amp;c=</NextContinuationToken></ListBucketResult>`
  const modified = new Date('2026-01-02T03:04:05Z')
  expect(readBucketPage(xml)).toEqual({
    objects: [
      { key: 'converted/a.wav', modified },
      { key: 'converted/b.wav', modified },
    ],
    next: '1/a+b&c=',
  })
})

it.each([
  ['a key with escaped characters', object('a &amp; b')],
  ['an invalid time', object('a', 'yesterday')],
  ['an empty bucket', '<ListBucketResult><KeyCount>0</KeyCount></ListBucketResult>'],
  ['something else', 'x'],
])('readBucketPage ignores %s', (_what, xml) => expect(readBucketPage(xml)).toEqual({ objects: [], next: null }))
