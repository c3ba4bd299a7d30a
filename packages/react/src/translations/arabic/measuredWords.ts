import type { UseCase } from '@voice-rankings/analysis'
import type { AttributeName, AttributeRecord, AttributeSort, SimilarName, TraitName } from '@voice-rankings/contract'

/** Name of each attribute. */
export const attributeLabels: Record<AttributeName, string> = {
  pitch: 'الطبقة',
  speakingRate: 'السرعة',
  intensity: 'الشدّة',
  vocalFry: 'الصرير',
  energy: 'الحيوية',
}

/** Labels of the range sliders. */
export const rangeLabels: AttributeRecord<'filter', string> = {
  pitchRange: 'الطبقة',
  wpmRange: 'السرعة',
  intensityRange: 'الشدّة',
  vocalFryRange: 'الصرير',
  energyRange: 'الحيوية',
}

/** Sort orders by attribute. */
export const measuredSorts: Record<AttributeSort | `-${AttributeSort}`, string> = {
  pitch: 'الأعمق',
  '-pitch': 'الأحدّ',
  wpm: 'الأبطأ',
  '-wpm': 'الأسرع',
  intensity: 'الأخفت',
  '-intensity': 'الأعلى',
  fry: 'الأصفى',
  '-fry': 'الأكثر صريرًا',
  energy: 'الأهدأ',
  '-energy': 'الأكثر حيوية',
}

/** Titles of the similar voices lists. */
export const similarLabels: Record<SimilarName, string> = {
  speakingRate: 'سرعة مشابهة (كلمة/د)',
  pitch: 'طبقة مشابهة (Hz)',
  intensity: 'شدّة مشابهة',
  vocalFry: 'صرير مشابه',
}

/** Reason for an empty list of similar voices: the reference voice has no value of the attribute, or 0. */
export const lackedAttributes: Record<SimilarName, string> = {
  speakingRate: 'لم تُقَس سرعة هذا الصوت.',
  pitch: 'ليست لهذا الصوت طبقة.',
  intensity: 'لم تُقَس شدّة هذا الصوت.',
  vocalFry: 'لا صرير في هذا الصوت.',
}

/** Name of each trait. */
export const traitLabels: Record<TraitName, string> = {
  low: 'عميق',
  high: 'حادّ',
  calm: 'هادئ',
  lively: 'حيوي',
  slow: 'بطيء',
  fast: 'سريع',
  soft: 'خافت',
  loud: 'عالٍ',
  clear: 'صافٍ',
  creaky: 'صريري',
}

/** Definition of each attribute, for readers. */
export const attributeDefinitions: Record<AttributeName, string> = {
  pitch: 'وسيط التردد الأساسي للأجزاء المجهورة من العيّنة، بالهرتز. لا طبقة للهمس.',
  speakingRate: 'عدد الكلمات في الدقيقة، من أوقات كلمات العيّنة.',
  intensity: 'جهارة العيّنة قبل تسويتها: 0 % هي −70 LUFS، و100 % هي −6 LUFS.',
  vocalFry: 'نصيب الصرير من الزمن المجهور، من 0 إلى 1، بحسب النبضات غير المنتظمة؛ ولا يُحسب انخفاض الطبقة.',
  energy: 'حيوية الصوت من 1 إلى 10، من مدى الجهارة والسرعة ومدى الطبقة.',
}

/** Explanations of the measurements. */
export const measuredHow = [
  'الطبقة: وسيط التردّد الأساسي في الأجزاء المجهورة.',
  'السرعة: كلمات العيّنة في كل دقيقة من الكلام.',
  'الشدّة: الجهارة المُدركة قبل ضبط المستوى، محسوبة من LUFS.',
  'الصرير: نسبة الصوت الصريري من زمن الأجزاء المجهورة، ويُقاس من النبضات غير المنتظمة في التسجيل لا من انخفاض الطبقة.',
]

/** Arabic words for `ATTRIBUTE_WORDS`; unknown ones are unchanged. */
export function nameScaleWord(word: string): string {
  return SCALE_WORDS[word] ?? word
}

/** Arabic name of a use case; unknown ones are unchanged. */
export function nameUseCase(useCase: string): string {
  return (USE_CASES as Record<string, string>)[useCase] ?? useCase
}

const USE_CASES: Record<UseCase, string> = {
  narration: 'السرد',
  education: 'التعليم',
  support: 'خدمة العملاء',
  announcements: 'الإعلانات العامة',
  advertising: 'الدعاية',
  meditation: 'التأمّل',
  characters: 'الشخصيات',
  general: 'الاستخدام العام',
}

const SCALE_WORDS: Record<string, string> = {
  unpitched: 'بلا طبقة',
  'extremely deep': 'شديد العمق',
  'very deep': 'عميق جدًا',
  deep: 'عميق',
  'medium-low': 'مائل إلى العمق',
  medium: 'متوسط',
  'medium-high': 'مائل إلى الحدّة',
  high: 'حادّ',
  'very high': 'حادّ جدًا',
  'extremely high': 'شديد الحدّة',
  'very slow': 'بطيء جدًا',
  slow: 'بطيء',
  moderate: 'معتدل',
  brisk: 'مائل إلى السرعة',
  fast: 'سريع',
  'very fast': 'سريع جدًا',
  'extremely fast': 'شديد السرعة',
  whisper: 'همس',
  'very soft': 'خافت جدًا',
  soft: 'خافت',
  loud: 'عالٍ',
  'very loud': 'عالٍ جدًا',
  'extremely loud': 'شديد العلوّ',
  clear: 'صافٍ',
  'mostly clear': 'صافٍ غالبًا',
  'light fry': 'صرير خفيف',
  'moderate fry': 'صرير متوسط',
  'heavy fry': 'صرير كثير',
  'extreme fry': 'صرير مفرط',
  'very even': 'هادئ جدًا',
  even: 'هادئ',
  balanced: 'متوازن',
  lively: 'حيوي',
  'very lively': 'حيوي جدًا',
}
