import { expect, it } from 'vitest'
import { arabicMessages } from './arabic.ts'

const { map, ratings, voices, account, analysis, collections } = arabicMessages

it.each([
  [0, 'لا أصوات'],
  [1, 'صوت واحد'],
  [2, 'صوتان'],
  [3, '3 أصوات'],
  [11, '11 صوتًا'],
  [100, '100 صوت'],
  [1234, '1,234 صوتًا'],
])('%d voices are “%s”', (count, expected) => {
  expect(map.count(count)).toBe(expected)
})

it('counts agree with the words around them', () => {
  expect(voices.showResults(2)).toBe('عرض صوتين')
  expect(ratings.missing(3)).toBe('تلزم 3 تقييمات أخرى')
  expect(account.credits(9748, 10_000)).toBe('المتبقّي: 9,748 من أصل 10,000 نقطة')
  expect(account.minutesLeft(2)).toBe('نحو دقيقتين من الكلام')
  expect(voices.stage.moreLanguages(11)).toBe('11 لغة أخرى')
  expect(collections.list.voices(3, ['Emma', 'Finn'])).toBe('3 أصوات: \u2068Emma\u2069، \u2068Finn\u2069 وصوت آخر')
})

it('names, units and percentages do not reorder the text around them', () => {
  expect(collections.create('Bedtime')).toBe('إنشاء «\u2068Bedtime\u2069»')
  expect(voices.anyTo('190 Hz', '230 Hz')).toBe('\u2068190 Hz\u2069 – \u2068230 Hz\u2069')
  expect(analysis.lufs(-16.04)).toBe('\u2068−16.0 LUFS\u2069')
  expect(account.percent(97.5)).toBe('\u206897.5%\u2069')
})
