import type { RecordingsMessages } from '../../recordings/messages.ts'
import { isolate, number, percentage } from './writing.ts'

const LIMITS = `${isolate('20 MB')} و30 دقيقة`

export const recordings: RecordingsMessages = {
  title: 'أوقات الكلمات في تسجيلك',
  intro: 'بعد اختيار تسجيل ولصق نصّه يظهر وقت كل كلمة.',
  outcomes: [
    ['كلمات تضيء', 'مشغّل يعرض النص ويُبرز كل كلمة عند نطقها.'],
    ['ترجمات نصّية', `ملفات ${isolate('WebVTT')} و${isolate('SubRip')} للمشغّلات وبرامج تحرير الفيديو.`],
    ['مشغّل لصفحتك', `أسطر ${isolate('HTML')} للّصق، وملفات لموقعك.`],
  ],
  privacy: 'لا يحفظ الخادم التسجيل ولا نصّه.',
  file: 'التسجيل',
  choose: 'اختيار تسجيل',
  chooseHint: 'بالضغط هنا أو إفلات الملف',
  formats: `${isolate('MP3')} أو ${isolate('WAV')} أو ${isolate('M4A')} أو ${isolate('FLAC')} أو ${isolate('Opus')}، بحدّ أقصى ${LIMITS}`,
  other: 'لاختيار تسجيل آخر، يمكن الضغط هنا أو إفلات ملف',
  opening: 'تجري قراءة الملف…',
  megabytes: (megabytes) => isolate(`${megabytes} MB`),
  refused: {
    unreadable: (name) =>
      `${isolate(name)} ليس صوتًا يستطيع هذا المتصفّح تشغيله. يُرجى حفظه بصيغة ${isolate('MP3')} واختياره من جديد.`,
    size: (name) =>
      `${isolate(name)} أكبر من ${isolate('20 MB')}. يُرجى حفظه بصيغة ${isolate('MP3')} بمعدّل ${isolate('64 kbit/s')} أو تقسيمه.`,
    length: (name) => `${isolate(name)} أطول من 30 دقيقة. يُرجى تقسيمه ثم تحديد أوقات الكلمات في كل جزء.`,
  },
  text: 'نصّ التسجيل',
  textHint: 'يُلصق هنا ما يُقال كلمةً كلمة.',
  counter: (length, limit) => `${isolate(`${number(length)} / ${number(limit)}`)} حرف`,
  excess: (excess) => `عدد الحروف الزائدة: ${number(excess)}`,
  language: 'لغة النص',
  gender: 'صوت المتحدّث',
  genders: { none: 'غير محدّد', female: 'أنثوي', male: 'ذكوري' },
  align: 'تحديد أوقات الكلمات',
  aligning: (percent) => `يجري تحديد أوقات الكلمات: ${percentage(percent)}`,
  alignHint: 'تستغرق نصف ساعة من الصوت دقيقة أو دقيقتين.',
  cancel: 'إلغاء',
  missing: { file: 'يُرجى اختيار تسجيل أولًا.', text: 'يُرجى لصق نصّ التسجيل.' },
  unconverted: `يحوّل متصفّحك هذه الصيغة، حتى 10 دقائق من صوت يستطيع تشغيله. احفظ التسجيل بصيغة ${isolate('MP3')}.`,
  failed: 'تعذّر تحديد أوقات الكلمات. يُرجى إعادة المحاولة.',
  kept: 'التسجيل والنص ما زالا هنا.',
  result: 'تسجيلك',
  estimated: 'أوقات الكلمات مقدَّرة',
  estimatedText: (language) =>
    `لا يوجد في هذا الخادم صوت محلي لهذه اللغة (${isolate(language)})، لذلك وُزِّعت الكلمات على التسجيل بحسب طولها.`,
  misfit: 'النص يختلف عن التسجيل',
  misfitText: (quote, time) =>
    `ابتداءً من «${isolate(quote)}»، عند ${isolate(time)}، يقول التسجيل شيئًا آخر. يُرجى تصحيح النص هناك وإعادة المحاولة.`,
  playFrom: (time) => `تشغيل من ${isolate(time)}`,
  edit: 'تعديل النص',
  startOver: 'البدء من جديد',
  files: 'الملفات',
  fileTexts: {
    vtt: `ترجمة نصّية بوقت كل كلمة، ${isolate('WebVTT')}`,
    srt: `ترجمة نصّية، ${isolate('SubRip')}`,
    json: `أوقات الكلمات، ${isolate('JSON')}`,
    peaks: `شكل الموجة، ${isolate('JSON')}`,
  },
  save: (fileName) => `تنزيل ${isolate(fileName)}`,
  embed: 'في صفحتك',
  embedText: (audio, captions, peaks) =>
    `توضع ${isolate(audio)} و${isolate(captions)} و${isolate(peaks)} جنبًا إلى جنب في موقعك، ثم تُلصق هذه الأسطر في صفحتك.`,
  code: `رمز ${isolate('HTML')} للمشغّل`,
  copy: 'نسخ الرمز',
  copied: 'تم النسخ',
  copyFailed: 'لم يُنسخ. يمكن تحديد الأسطر لنسخها.',
}
