import { counted } from './writing.ts'
import type { PluralForms } from './writing.ts'

/** Number of voices. */
export const voiceCount = (count: number) =>
  counted(count, {
    zero: 'لا أصوات',
    one: 'صوت واحد',
    two: 'صوتان',
    few: '# أصوات',
    many: '# صوتًا',
    other: '# صوت',
  })

/** Number of voices after a noun or preposition. */
export const ofVoices = (count: number) =>
  counted(count, {
    zero: '# صوت',
    one: 'صوت واحد',
    two: 'صوتين',
    few: '# أصوات',
    many: '# صوتًا',
    other: '# صوت',
  })

/** Number of voices after a list of others. */
export const moreVoices = (count: number) =>
  counted(count, {
    zero: 'بلا أصوات أخرى',
    one: 'وصوت آخر',
    two: 'وصوتان آخران',
    few: 'و# أصوات أخرى',
    many: 'و# صوتًا آخر',
    other: 'و# صوت آخر',
  })

/** Number of ratings. */
export const ratingCount = (count: number) =>
  counted(count, {
    zero: 'لا تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: '# تقييمات',
    many: '# تقييمًا',
    other: '# تقييم',
  })

/** Number of ratings after a noun or preposition. */
export const ofRatings = (count: number) =>
  counted(count, {
    zero: '# تقييم',
    one: 'تقييم واحد',
    two: 'تقييمين',
    few: '# تقييمات',
    many: '# تقييمًا',
    other: '# تقييم',
  })

/** Number of snippets. */
export const snippetCount = (count: number) =>
  counted(count, {
    zero: 'لا مقتطفات',
    one: 'مقتطف واحد',
    two: 'مقتطفان',
    few: '# مقتطفات',
    many: '# مقتطفًا',
    other: '# مقتطف',
  })

/** Number of collections after a noun or preposition. */
export const ofCollections = (count: number) =>
  counted(count, {
    zero: '# مجموعة',
    one: 'مجموعة واحدة',
    two: 'مجموعتين',
    few: '# مجموعات',
    many: '# مجموعة',
    other: '# مجموعة',
  })

const OF_CHARACTERS: PluralForms = {
  zero: '# حرف',
  one: 'حرف واحد',
  two: 'حرفين',
  few: '# أحرف',
  many: '# حرفًا',
  other: '# حرف',
}

/** Text beyond its limit. */
export const overLimit = (excess: number) => `يتجاوز النص الحدّ بمقدار ${counted(excess, OF_CHARACTERS)}`

/** Text near its limit. */
export const nearLimit = (left: number) => `بقي أقل من ${counted(left, OF_CHARACTERS)}`
