import type { CastingMessages } from '../../casting/messages.ts'
import { counted, isolate } from './writing.ts'

const words = (count: number) =>
  counted(count, {
    zero: '# كلمة',
    one: 'كلمة واحدة',
    two: 'كلمتان',
    few: '# كلمات',
    many: '# كلمة',
    other: '# كلمة',
  })

const voices = (count: number) =>
  counted(count, {
    zero: '# صوت آخر',
    one: 'صوت واحد آخر',
    two: 'صوتان آخران',
    few: '# أصوات أخرى',
    many: '# صوتًا آخر',
    other: '# صوت آخر',
  })

export const casting: CastingMessages = {
  title: 'توزيع الأدوار',
  intro: 'الصق نصًا. يحصل كل دور على أصوات تناسب جمله، ويذكر كل صوت السبب.',
  script: 'النص',
  scriptHint: 'آنا: قلت إنك ستنتظر.',
  counter: (length, limit) => `${isolate(length)} من ${isolate(limit)}`,
  use: 'الاستخدام',
  uses: {
    drama: 'دراما صوتية',
    narration: 'سرد',
    education: 'تعليم',
    support: 'خدمة وهاتف',
    advertising: 'إعلان',
    meditation: 'تأمل',
  },
  language: 'اللغة',
  loading: 'جارٍ البحث عن أصوات…',
  failed: 'تعذر توزيع الأدوار.',
  retry: 'حاول مرة أخرى',
  empty: 'لا يوجد نص بعد. ابدأ بمثال:',
  examples: [
    {
      name: 'مشهد لشخصين',
      text: 'آنا: قلت إنك ستنتظر. قلتها مرتين.\nباسم: انتظرت. تسع دقائق. ثم جاء المد.\nآنا: حسنًا. اقرأ لي المواعيد إذن.\nباسم: السادسة والربع. الثامنة إلا الثلث. ثم لا شيء حتى الخميس.',
    },
    {
      name: 'حكاية قبل النوم',
      text: 'كان يا ما كان دب صغير وجد مصباحًا في الثلج. كان لا يزال دافئًا. من يترك مصباحًا في الثلج، فكر الدب، وحمله إلى البيت.',
    },
    {
      name: 'قائمة هاتفية',
      text: 'يصل طلبك رقم 4711 في الساعة 18:30. اضغط 1 لتغيير الموعد، أو 2 للتحدث إلينا.',
    },
  ],
  edit: 'تعديل النص',
  done: 'تم',
  allLines: (count) => `كل الأسطر (${count})`,
  fewLines: 'أسطر أقل',
  hear: 'استمع إلى المشهد',
  notStored: 'تعذر إعداد المشهد.',
  roles: 'الأدوار',
  narrator: 'نص بلا دور',
  notCast: 'بلا صوت',
  wishes: 'الرغبات',
  gender: 'الجنس',
  anyGender: 'أي جنس',
  genders: { female: 'أنثى', male: 'ذكر' },
  lines: (count, perSentence) => `${words(count)}، ${isolate(perSentence)} في الجملة`,
  fit: (percent) => `ملاءمة ${isolate(`${percent} %`)}`,
  score: (points) => `تقييم ${isolate(points)} أو أكثر`,
  noScore: 'لا أصوات ناخبين بعد',
  notMeasured: 'غير مقيس',
  otherPrice: 'سعر بوحدة أخرى',
  met: 'متحقق',
  missed: 'غير متحقق',
  cast: 'اختر',
  castAs: (voice, role) => `اختر ${isolate(voice)} لدور ${isolate(role)}`,
  none: 'لا يوجد صوت يستوفي اللغة والجنس والسعر والترخيص. غيّر واحدًا منها.',
  apart: (one, other, distance) =>
    `${isolate(one)} و${isolate(other)}: المسافة ${isolate(distance)}، يسهل التمييز بينهما.`,
  alike: (one, other, distance) =>
    `${isolate(one)} و${isolate(other)} متشابهان: المسافة ${isolate(distance)}. اختر صوتًا آخر لأحدهما.`,
  more: (count) => `${voices(count)} مناسب أيضًا.`,
}
