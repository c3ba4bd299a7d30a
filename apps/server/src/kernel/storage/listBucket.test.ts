import { expect, it } from 'vitest'
import { readBucketPage } from './listBucket.ts'

const object = (key: string, modified = '2026-01-02T03:04:05.000Z') =>
  `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><Size>1</Size></Contents>`

it('reads the objects of a page, and with what to ask for the next', () => {
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
  ['a key that is not ours', object('a &amp; b')],
  ['a time nobody can read', object('a', 'yesterday')],
  ['an empty bucket', '<ListBucketResult><KeyCount>0</KeyCount></ListBucketResult>'],
  ['something else', 'x'],
])('leaves %s alone', (_what, xml) => expect(readBucketPage(xml)).toEqual({ objects: [], next: null }))
