import type { BlindMessages } from '../../blind/messages.ts'
import { counted, isolate, number, percentage } from './writing.ts'

const percent = (share: number) => percentage(share * 100)

/** Number of pairs after a preposition. */
const pairs = (count: number) =>
  counted(count, {
    zero: '# زوج',
    one: 'زوج واحد',
    two: 'زوجين',
    few: '# أزواج',
    many: '# زوجًا',
    other: '# زوج',
  })

const votes = (count: number) =>
  counted(count, {
    zero: '# صوت',
    one: 'صوت واحد',
    two: 'صوتين',
    few: '# أصوات',
    many: '# صوتًا',
    other: '# صوت',
  })

export const blind: BlindMessages = {
  title: 'أيهما يقرأ أفضل؟',
  pair: (count, size) => `الزوج ${number(count)} من ${number(size)}`,
  play: (side) => `تشغيل ${isolate(side)}`,
  pause: (side) => `إيقاف ${isolate(side)} مؤقتًا`,
  plays: (side) => `يعمل ${isolate(side)}.`,
  heard: 'سُمع',
  heardPart: (share, needed) => `سُمع ${percent(share)}، والتصويت من ${percent(needed)}`,
  votes: 'اختيارك',
  choices: {
    left: `${isolate('A')} يقرأ أفضل`,
    tie: 'متساويان تقريبًا',
    right: `${isolate('B')} يقرأ أفضل`,
    both_bad: 'كلاهما سيئ',
  },
  tieInShort: 'متساويان',
  canVote: 'يمكن التصويت الآن.',
  note: 'الأسماء بعد التصويت. مستوى الصوت والصيغة متماثلان، والجانبان عشوائيان.',
  chose: (name) => `اخترت ${isolate(name)}`,
  choseTie: 'متساويان تقريبًا في رأيك',
  choseNone: 'كلاهما سيئ في رأيك',
  agreed: (share, count) => `هذا رأي ${percent(share)} من ${votes(count)} على هذين.`,
  firstVote: 'صوتك هو الأول على هذين.',
  share: (name, share) => `${isolate(name)} ${percent(share)}`,
  tieShare: (share) => `متساويان ${percent(share)}`,
  bothBadShare: (share) => `كلاهما سيئ ${percent(share)}`,
  pick: 'اختيارك',
  open: 'فتح',
  openVoice: (name) => `فتح ${isolate(name)}`,
  scoreLabel: 'الدرجة من التصويت الأعمى',
  noScore: 'لا درجة بعد',
  tasteSoFar: (traits, chosen, count) =>
    `ما يعجبك حتى الآن: ${traits.join('، ')} (${number(chosen)} من ${pairs(count)}).`,
  undo: 'تراجع',
  undoIn: (seconds) => `تراجع · ${isolate(`${number(seconds)} ث`)}`,
  next: 'الزوج التالي',
  finish: 'عرض نتيجتك',
  notices: {
    skipped: 'تعذّر تشغيل أحد الصوتين. تم تخطّي الزوج من دون تصويت.',
    ended: 'انتهت صلاحية الزوج. إليك زوجًا آخر.',
    undone: 'تم سحب صوتك. إليك زوجًا آخر، لأن الاسمين صارا معروفين.',
    vote: 'تعذّر حفظ صوتك. حاول مرة أخرى.',
    undo: 'تعذّر سحب الصوت.',
  },
  loading: 'جارٍ تحميل زوج…',
  failed: 'تعذّر تحميل زوج',
  failedHint: 'تحقق من الاتصال وحاول مرة أخرى.',
  retry: 'إعادة المحاولة',
  use: 'الاستماع مع',
  uses: {
    own: 'جملتك',
    narration: 'سرد',
    support: 'خدمة العملاء',
    news: 'أخبار',
    dialogue: 'حوار',
    numbers: 'أرقام وأسماء',
  },
  language: 'اللغة',
  ownText: 'جملتك',
  ownHint: 'يقولها صوتان، وتسمع أيهما يقرؤها أفضل.',
  ownSay: 'استماع',
  ownChange: 'جملة أخرى',
  weight: 'يُحسب بالثلث.',
  login: 'تسجيل الدخول ليُحسب كاملًا',
  summary: {
    title: (count) => `استمعت إلى ${pairs(count)}`,
    taste: (traits, chosen, count) =>
      `تفضّل الأصوات بهذه الصفات: ${traits.join('، ')}. ${number(chosen)} من ${number(count)}.`,
    noTaste: 'لا صفة مشتركة بين اختياراتك.',
    voices: 'الأكثر اختيارًا عندك',
    chosen: (chosen, count) => `اختير في ${number(chosen)} من ${pairs(count)}`,
    again: 'عشرة أزواج أخرى',
  },
  strip: { start: 'بدء الاختبار الأعمى', duration: 'عشرة أزواج تستغرق نحو دقيقتين' },
}
