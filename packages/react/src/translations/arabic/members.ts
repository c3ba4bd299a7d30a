import type { AccountDataMessages } from '../../accountData/messages.ts'
import type { AccountMessages } from '../../account/messages.ts'
import type { CollectionsMessages } from '../../collections/messages.ts'
import type { FavoritesMessages } from '../../favorites/messages.ts'
import type { LeaderboardMessages } from '../../leaderboard/messages.ts'
import type { RatingsMessages } from '../../ratings/messages.ts'
import type { SessionMessages } from '../../session/messages.ts'
import { moreVoices, ofCollections, ofRatings, ratingCount, voiceCount } from './counts.ts'
import { counted, isolate, number, percentage, span } from './writing.ts'

/** Number of credits. */
const points = (count: number) =>
  counted(count, {
    zero: '# نقطة',
    one: 'نقطة واحدة',
    two: 'نقطتين',
    few: '# نقاط',
    many: '# نقطة',
    other: '# نقطة',
  })

export const account: AccountMessages = {
  menu: (username) => username,
  voices: 'أصواتي',
  collections: 'مجموعاتي',
  playlists: 'قوائم التشغيل',
  snippets: 'مقتطفاتي',
  lexicon: 'معجم النطق',
  account: 'حسابي',
  operator: 'التشغيل',
  changeUsername: 'تغيير اسم المستخدم',
  logout: 'تسجيل الخروج',
  credits: (available, total) => `المتبقّي: ${number(available)} من أصل ${points(total)}`,
  percent: (percent) => percentage(percent, 1),
  minutesLeft: (minutes) =>
    counted(minutes, {
      zero: 'نحو # دقيقة من الكلام',
      one: 'نحو دقيقة من الكلام',
      two: 'نحو دقيقتين من الكلام',
      few: 'نحو # دقائق من الكلام',
      many: 'نحو # دقيقة من الكلام',
      other: 'نحو # دقيقة من الكلام',
    }),
  creditsLine: (credits, percent, minutes) => `${credits} (${percent}) · ${minutes}`,
  costs: (credits) => `نحو ${points(credits)}`,
  otherScript: (names) => `قد لا يستطيع قراءة هذه الكتابة: ${names.join('، ')}`,
  otherLanguage: (language, names) =>
    `يبدو أن النص باللغة ${language}. قد يخطئ في نطقه: ${names.map(isolate).join('، ')}.`,
  voicesOf: (language) => `أصوات اللغة ${language}`,
  costsMore: (credits, left) => `نحو ${points(credits)}، والمتبقّي ${number(left)}`,
  username: 'اسم المستخدم',
  usernameHelp: 'اسم المستخدم هو الاسم الظاهر للآخرين.',
  close: 'إغلاق',
  cancel: 'إلغاء',
  save: 'حفظ',
  checking: 'جارٍ التحقّق…',
  usernameMessages: {
    too_short: 'يجب ألا يقلّ اسم المستخدم عن 3 أحرف.',
    taken: 'اسم المستخدم هذا محجوز.',
    available: 'اسم المستخدم هذا متاح!',
    check_failed: 'تعذّر التحقّق من اسم المستخدم.',
  },
  unknownError: 'حدث خطأ غير معروف.',
  saveFailed: 'تعذّر تغيير اسم المستخدم. يُرجى إعادة المحاولة.',
}

export const accountData: AccountDataMessages = {
  account: 'الحساب',
  username: 'اسم المستخدم',
  email: 'البريد الإلكتروني',
  data: 'بياناتك',
  dataText:
    'حسابك ومقتطفاتك بنصوصها وتقييماتك ومفضّلتك ومجموعاتك ونقاطك في ملف JSON واحد. يتضمّن الملف عناوين تسجيلات مقتطفاتك: يمكن لأي شخص لديه الملف تشغيلها.',
  save: 'تنزيل بياناتي',
  saving: 'جارٍ تجهيز بياناتك…',
  saved: (fileName) => `حُفظت بياناتك باسم ${isolate(fileName)}.`,
  saveFailed: 'تعذّر تنزيل بياناتك. يُرجى إعادة المحاولة.',
  delete: 'حذف الحساب',
  deleteText: 'لا يمكن التراجع عن ذلك. للاحتفاظ بنسخة من بياناتك، يُرجى تنزيلها أولًا.',
  openDelete: 'حذف حسابي…',
  deleteEffects: [
    'يُسجَّل خروجك من كل الأجهزة.',
    'تُحذف مفضّلتك ومجموعاتك ونقاطك ومقتطفاتك غير المُشارَكة.',
    'تبقى مقتطفاتك المُشارَكة قابلة للتشغيل، دون اسمك.',
    'تبقى تقييماتك محسوبة، دون اسمك ودون نصوص.',
  ],
  confirmUsername: (username) => `للتأكيد، يُرجى كتابة اسم المستخدم ${isolate(username)}`,
  password: 'كلمة المرور',
  passwordHint: 'يُرجى كتابة كلمة المرور لتأكيد هويتك.',
  cancel: 'إلغاء',
  close: 'إغلاق',
  deleteForGood: 'حذف نهائي',
  deleting: 'جارٍ حذف حسابك…',
  deleteFailed: 'تعذّر حذف حسابك. يُرجى إعادة المحاولة.',
  logOutFirst: 'تسجيل الخروج ثم الدخول مجددًا',
}

export const session: SessionMessages = {
  initial: { title: 'الانضمام إلى Voice Rankings', description: 'يتيح لك الحساب المجاني كل الميزات.' },
  fallback: { title: 'الانضمام للمتابعة', description: 'هذه الميزة متاحة للأعضاء.' },
  choose: 'تسجيل الدخول / إنشاء حساب',
  later: 'ربما لاحقًا',
  close: 'إغلاق',
  login: 'تسجيل الدخول',
  notices: {
    waiting: 'يُرجى إكمال تسجيل الدخول في النافذة المفتوحة.',
    blocked: 'حظر المتصفّح نافذة تسجيل الدخول.',
    unreachable: 'الخادم لا يستجيب.',
    complete: 'تم تسجيل الدخول.',
  },
  matchingCode: 'إذا طُلب رمز، يُرجى كتابة',
  showWindow: 'إظهار النافذة',
  openWindow: 'فتح النافذة',
  retry: 'إعادة المحاولة',
  onThisPage: 'المتابعة في هذه الصفحة',
  cancel: 'إلغاء',
}

export const favorites: FavoritesMessages = {
  tooltips: {
    visitor: 'تسجيل الدخول للإضافة إلى المفضّلة',
    add: 'إضافة إلى المفضّلة',
    remove: 'إزالة من المفضّلة',
  },
  favorite: 'إضافة إلى المفضّلة',
  remove: 'إزالة من المفضّلة',
  label: (action, voiceName) => `${action}: ${isolate(voiceName)}`,
  list: {
    title: 'أصواتي المفضّلة',
    loading: 'جارٍ تحميل مفضّلتك…',
    empty: 'لا أصوات مفضّلة بعد',
    emptyHint: 'الضغط على قلب أي صوت يحفظه هنا.',
    browse: 'تصفّح الأصوات',
    failed: 'تعذّر تحميل مفضّلتك',
    failedHint: 'يُرجى التحقّق من الاتصال ثم إعادة المحاولة.',
    retry: 'إعادة المحاولة',
    all: (count) =>
      counted(count, {
        zero: 'عرض المفضّلة في الدليل',
        one: 'عرض الصوت في الدليل',
        two: 'عرض الصوتين في الدليل',
        few: 'عرض الأصوات الـ# في الدليل',
        many: 'عرض الأصوات الـ# في الدليل',
        other: 'عرض الأصوات الـ# في الدليل',
      }),
  },
  prompt: { title: 'الانضمام إلى Voice Rankings', description: 'يتيح تسجيل الدخول إضافة الأصوات إلى المفضّلة' },
}

export const collections: CollectionsMessages = {
  add: 'إضافة إلى مجموعة',
  label: (voiceName) => `إضافة ${isolate(voiceName)} إلى مجموعة`,
  find: 'بحث أو إنشاء',
  loading: 'جارٍ تحميل المجموعات…',
  empty: 'لا مجموعات بعد. كتابة اسم تتيح إنشاء مجموعة.',
  create: (name) => `إنشاء «${isolate(name)}»`,
  count: (count, limit) => `${number(count)} من أصل ${ofCollections(limit)}`,
  full: (limit) => `لا يمكن إنشاء أكثر من ${ofCollections(limit)}. يُرجى حذف واحدة أولًا.`,
  added: '✓ تمت الإضافة',
  addedTo: (collection) => `تمت الإضافة إلى ${isolate(collection)}`,
  removed: 'تمت الإزالة',
  removedFrom: (collection) => `تمت الإزالة من ${isolate(collection)}`,
  loadFailed: 'تعذّر تحميل المجموعات.',
  retry: 'إعادة المحاولة',
  list: {
    title: 'مجموعاتي',
    names: 'المجموعات',
    newName: 'اسم المجموعة الجديدة',
    create: 'إنشاء',
    empty: 'لا مجموعات بعد',
    emptyHint: 'يمكن تسمية المجموعة الأولى أعلاه، ثم إضافة الأصوات إليها من بطاقاتها وصفحاتها.',
    voices: (count, names) => {
      if (count === 0) return 'لا أصوات بعد'
      const more = count - names.length
      const listed = names.map(isolate).join('، ')
      return `${voiceCount(count)}: ${more > 0 ? `${listed} ${moreVoices(more)}` : listed}`
    },
    taken: 'لديك مجموعة بهذا الاسم.',
    rename: 'إعادة تسمية',
    renameOne: (name) => `إعادة تسمية ${isolate(name)}`,
    newNameOf: (name) => `الاسم الجديد لمجموعة ${isolate(name)}`,
    save: 'حفظ',
    delete: 'حذف',
    deleteOne: (name) => `حذف ${isolate(name)}`,
    deleteQuestion: (name) => `حذف «${isolate(name)}»؟`,
    deleteHint: 'لا يمكن التراجع عن ذلك. تبقى الأصوات في الدليل وفي مجموعاتك الأخرى.',
    cancel: 'إلغاء',
    close: 'إغلاق',
    renameFailed: 'تعذّرت إعادة تسمية المجموعة.',
    deleteFailed: 'تعذّر حذف المجموعة.',
    deleted: (name) => `تم حذف ${isolate(name)}`,
  },
  addFailed: 'تعذّرت إضافة الصوت.',
  removeFailed: 'تعذّرت إزالة الصوت.',
  createFailed: 'تعذّر إنشاء المجموعة.',
  prompt: {
    title: 'الانضمام لإنشاء المجموعات',
    description: 'تتيح العضوية حفظ مجموعات أصواتك ومشاركتها.',
  },
}

export const ratings: RatingsMessages = {
  stars: { 1: 'ضعيف', 2: 'مقبول', 3: 'جيد', 4: 'جيد جدًا', 5: 'ممتاز!' },
  starLabel: (stars, meaning) => `${stars} ${meaning}`,
  starsHint: 'مفاتيح الأسهم للاختيار، وEnter لإرسال التقييم.',
  question: (voiceName) => `كيف يبدو صوت ${isolate(voiceName)}؟`,
  dismiss: 'تخطّي التقييم الآن',
  notVoted: 'لم يُقيَّم بعد',
  voted: (stars) => `شكرًا على تقييمك! التقييم: ${isolate(`${stars}/5`)}`,
  score: (score) => number(score, 1),
  scoreOf: (score) => `التقييم ${number(score, 1)} من 5`,
  count: ratingCount,
  interval: (low, high) => span(low, high, 1),
  intervalHint: (low, high) =>
    `باحتمال ${percentage(95)}، يقع المتوسط الحقيقي بين ${number(low, 1)} و${number(high, 1)}.`,
  unranked: 'بلا ترتيب',
  missing: (count) =>
    counted(count, {
      zero: 'لا حاجة إلى تقييمات أخرى',
      one: 'يلزم تقييم آخر',
      two: 'يلزم تقييمان آخران',
      few: 'تلزم # تقييمات أخرى',
      many: 'يلزم # تقييمًا آخر',
      other: 'يلزم # تقييم آخر',
    }),
}

export const leaderboard: LeaderboardMessages = {
  title: 'لوحة الصدارة',
  caption: 'الأصوات حسب التقييم، الأفضل أولًا',
  columns: {
    rank: 'الترتيب',
    voice: 'الصوت',
    score: 'الدرجة',
    interval: `فترة ${percentage(95)}`,
    votes: 'التقييمات',
  },
  rank: (rank) => isolate(`#${number(rank)}`),
  score: (score) => number(score, 2),
  interval: (low, high) => span(low, high, 2),
  votes: (count) => number(count),
  votesInWords: ratingCount,
  how: `الدرجات من 5. يمثّل كل شريط فترة ثقة ${percentage(95)}؛ وإذا تداخل شريطان، فقد يكون ترتيبهما مصادفة.`,
  unranked: 'بلا ترتيب',
  unrankedHint: (needed) => `يدخل الصوت الترتيب بعد ${ofRatings(needed)}. يمكن الاستماع إلى صوت وتقييمه.`,
  ratedBy: (count, needed) => `${number(count)} من أصل ${ofRatings(needed)}`,
  loading: 'جارٍ تحميل لوحة الصدارة…',
  empty: 'لا أصوات مطابقة.',
  noneRanked: 'لا ترتيب بعد.',
  failed: 'تعذّر تحميل لوحة الصدارة.',
  retry: 'إعادة المحاولة',
  more: 'عرض المزيد من الأصوات',
  top: 'الأعلى تقييمًا',
  blind: {
    caption: 'الأصوات حسب التصويت الأعمى، الأفضل أولًا',
    columns: {
      rank: 'الترتيب',
      voice: 'الصوت',
      score: 'درجة التصويت الأعمى',
      stars: 'النجوم',
      sounds: 'الطابع',
      price: 'مليون حرف',
      firstSound: 'أول صوت',
      words: 'أوقات الكلمات',
      licence: 'الرخصة',
      votes: 'الاختيارات',
    },
    free: 'مجاني',
    milliseconds: (ms) => isolate(`${ms} ms`),
    slowest: (ms) => `${percentage(95)} خلال ${isolate(`${ms} ms`)}`,
    notMeasured: 'لم يُقَس بعد',
    priceUnits: { byte: 'لكل مليون بايت', token: 'لكل مليون رمز', second: 'للدقيقة' },
    ranks: (low, high) => (low === high ? isolate(number(low)) : span(low, high)),
    margin: (points) => isolate(`± ${number(points)}`),
    preliminary: 'أولية',
    beforeChange: (count) => `الاختيارات قبل التغيّر: ${count}`,
    bounds: (low, high) => `فترة ثقة ${percentage(95)} من ${number(low)} إلى ${number(high)}`,
    more: 'المزيد',
    moreOf: (name) => `المزيد عن ${isolate(name)}`,
    use: 'الاستخدام',
    allUses: 'كل الاستخدامات',
    language: 'اللغة',
    all: (voices, votes) =>
      `عدد الأصوات: ${number(voices)} · عدد الاختيارات: ${number(votes)} · تمثّل الأشرطة فترات ثقة ${percentage(95)}`,
    excluded: (votes) => `اختيارات مستبعدة: ${number(votes)}، لسرعتها أو عدم الاستماع أو تكرارها.`,
    file: 'كل الاختيارات بصيغة CSV',
    empty: 'لا اختيارات لهذه المرشحات بعد.',
  },
  prices: {
    title: 'الدرجة مقابل السعر',
    intro: 'يصل الخط بين الأصوات التي لا يتفوق عليها أرخص منها.',
    axis: 'دولار أمريكي لكل مليون حرف',
    dots: 'الأصوات، الأرخص أولًا',
    point: (name, provider, score, price) => `${isolate(name)}، ${isolate(provider)}: ${score} نقطة، ${isolate(price)}`,
    hint: 'أشر إلى نقطة لترى صوتها. تنقلك مفاتيح الأسهم بين النقاط.',
    frontier: 'لا يتفوق عليها ما هو أرخص',
    few: 'يحتاج الرسم إلى صوتين لهما درجة تصويت أعمى وسعر.',
  },
  history: {
    title: 'النقاط والمرتبة مع الوقت',
    rank: (ranks) => `المرتبة ${ranks}`,
    how: (language) => `اختيارات عمياء، ${language}. الشريط هو مجال 95 %.`,
    changed: (day) => `تغيّر حتى ${isolate(day)}: الاختيارات الأقدم تخصّ الصوت السابق.`,
  },
}
