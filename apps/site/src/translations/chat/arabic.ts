import type { ChatMessages } from '../../chat/messages.ts'

/** A name in its own direction. */
const isolate = (name: string) => `\u2068${name}\u2069`

/** A count with its noun: one, two, 3–10 with the plural, others with the singular. */
function counted(count: number, forms: readonly [one: string, two: string, few: string, many: string]): string {
  if (count === 1) return forms[0]
  if (count === 2) return forms[1]
  const rest = count % 100
  return `${count} ${rest >= 3 && rest <= 10 ? forms[2] : forms[3]}`
}

/** Texts of chats with voices in Arabic. */
export const arabicChatMessages: ChatMessages = {
  description: (name) => `اكتب إلى ${isolate(name)} واسمع الجواب مع إبراز كل كلمة.`,
  readDescription: (name) => `اكتب، ويقرأ ${isolate(name)} كلماتك مع إبراز كل كلمة.`,
  conversation: (name) => `حوار مع ${isolate(name)}`,
  voicePage: (name) => `حول ${isolate(name)}`,
  intro: (name) =>
    `يكتب نموذج لغوي الأجوبة، وينطقها ${isolate(name)}. قد تكون الأجوبة خاطئة. تبقى المحادثات في حسابك حتى تحذفها.`,
  readIntro: (name) =>
    `لا يجيب ${isolate(name)} على هذا الخادم. يمكنكما القراءة معًا: أنت تكتب، و${isolate(name)} يقرأ كلماتك. لا يُحفظ شيء.`,
  loginIntro: (name) =>
    `سجّل الدخول لتحصل على أجوبة من ${isolate(name)}. دون تسجيل الدخول يمكنكما القراءة معًا: أنت تكتب، و${isolate(name)} يقرأ كلماتك. لا يُحفظ شيء.`,
  cost: (credits) =>
    `كلفة الجواب ${counted(credits, ['نقطة واحدة', 'نقطتان', 'نقاط', 'نقطة'])} لكل حرف، وكلفة نطقه كأي نطق آخر.`,
  log: 'الرسائل',
  empty: 'لا رسائل بعد.',
  emptyHint: (name) => `اكتب أول رسالة إلى ${isolate(name)} أدناه.`,
  you: 'أنت',
  message: 'رسالة',
  placeholder: (name) => `اكتب إلى ${isolate(name)}`,
  send: 'إرسال',
  stop: 'إيقاف',
  stopHint: 'يصمت الصوت حالما تكتب.',
  dictate: 'إملاء',
  stopDictation: 'إنهاء الإملاء',
  listening: 'جارٍ الاستماع. تكلم الآن.',
  dictationHint: 'يحوّل متصفحك الكلام إلى نص. ترسله بعض المتصفحات لذلك إلى الشركة التي صنعتها.',
  dictationProblems: {
    blocked: 'الميكروفون محظور. اسمح به في إعدادات المتصفح.',
    silent: 'لم يُسمع شيء. حاول مرة أخرى.',
    failed: 'تعذّر على المتصفح التعرف على الكلام. حاول مرة أخرى.',
  },
  writing: (name) => `يكتب ${isolate(name)} جوابًا.`,
  speaking: (name) => `يتكلم ${isolate(name)}.`,
  hearOf: (text) => `استماع: ${text}`,
  answerFailed: 'لا يوجد جواب.',
  speechFailed: 'تعذّر نطق الرسالة.',
  tryAgain: 'حاول مرة أخرى.',
  left: (count) => `بقي ${counted(count, ['حرف واحد', 'حرفان', 'أحرف', 'حرفًا'])}`,
  chats: 'محادثاتك',
  newChat: 'محادثة جديدة',
  count: (count) => counted(count, ['رسالة واحدة', 'رسالتان', 'رسائل', 'رسالة']),
  rename: 'إعادة تسمية',
  renameLabel: 'اسم المحادثة',
  save: 'حفظ الاسم',
  cancel: 'إلغاء',
  download: 'تنزيل كنص',
  delete: 'حذف المحادثة',
  deleteSure: 'هل تريد حذف هذه المحادثة نهائيًا؟',
  deleteYes: 'حذف',
  refused: 'تعذّر ذلك. حاول مرة أخرى.',
}
