import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOtherScript } from './languageScript.ts'

describe('isOtherScript', () => {
  it.each([
    ['Привет, мир', ['en-US']],
    ['你好', ['de-DE', 'ru-RU']],
    ['你好!', ['de-DE', 'ru-RU']],
    ['שלום', ['ar']],
    ['こんにちは', ['zh-CN']],
    ['안녕', ['ja-JP']],
  ])('%s is in another script than %j', (text, codes) => {
    expect(isOtherScript(text, codes)).toBe(true)
  })

  it.each([
    ['Привет, мир', ['ru-RU']],
    ['Привет, мир', ['en-US', 'uk-UA']],
    ['Hello мир', ['en-US']],
    ['Hello', ['ru-RU']],
    ['東京タワー', ['ja-JP']],
    ['你好', ['zh-TW']],
    ['안녕', ['ko-KR']],
    ['नमस्ते', ['mr-IN']],
    ['25', ['ar']],
    ['…', ['en']],
    ['Привет', ['not a language']],
    ['Привет', ['xx']],
  ])('%s is not in another script than %j', (text, codes) => {
    expect(isOtherScript(text, codes)).toBe(false)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, codes) => {
        expect(typeof isOtherScript(text, codes)).toBe('boolean')
      }),
    )
  })
})
