import { arabicMessages } from '@voice-rankings/react/arabic'
import type { SiteTranslation } from '../languages/translation.ts'
import { arabicBuddiesMessages } from './buddies/arabic.ts'
import { arabicChatMessages } from './chat/arabic.ts'
import { arabicEarlyAccessMessages } from './earlyAccess/arabic.ts'
import { arabicExtensionMessages } from './extension/arabic.ts'
import { arabicOperatorMessages } from './operator/arabic.ts'
import { arabicUpgradeMessages } from './upgrade/arabic.ts'

/** Name in isolation marks (U+2068, U+2069), since one in Latin script would reorder the text around it. */
const isolate = (name: string) => `\u2068${name}\u2069`

/** All texts of the site in Arabic. */
export const arabicSiteMessages: SiteTranslation = {
  components: arabicMessages,
  site: {
    pages: {
      '/voices': 'الأصوات',
      '/leaderboard': 'لوحة الصدارة',
      '/blind': 'الاختبار الأعمى',
      '/cast': 'توزيع الأدوار',
      '/create-voice': 'إنشاء صوت',
      '/create-playlist': 'إنشاء قائمة تشغيل',
      '/read': 'قراءة',
      '/align': 'أوقات الكلمات',
      '/about': 'حول الموقع',
      '/upgrade': 'الترقية',
      '/buddies': 'الأصدقاء',
      '/privacy': 'الخصوصية',
      '/terms': 'الشروط',
    },
    titles: {
      site: 'سماع الأصوات وقياسها ومقارنتها',
      playlists: 'قوائم التشغيل',
      playlist: 'قائمة تشغيل',
      snippets: 'مقتطفاتي',
      compare: (name) => `مقارنة ${isolate(name)}`,
      provider: (name) => `أصوات ${isolate(name)}`,
      chat: (name) => `محادثة مع ${isolate(name)}`,
      views: { details: 'التفاصيل', similar: 'أصوات مشابهة', analysis: 'التحليل' },
    },
    descriptions: {
      align: 'زمن كل كلمة في تسجيلك: كلمات مميّزة وترجمة WebVTT وSubRip ومشغّل لصفحتك.',
      blind: 'استمع إلى صوتين يقولان الجملة نفسها دون معرفة اسميهما، وقل أيّهما يقرأ أفضل.',
      cast: 'الصق نصًّا فتحصل على أصوات لكل دور مع الأسباب، واستمع إليها تقول جملها.',
      compare: (name) =>
        `استمع إلى ${isolate(name)} وثلاثة أصوات أخرى على الأكثر تقول النص نفسه بالشدّة نفسها، بأسمائها أو بدونها.`,
      createPlaylist: 'رتّب العيّنات والمقتطفات واستمع إليها واحدة تلو الأخرى، كلمة بكلمة.',
      createVoice: 'صمّم صوتًا بأشرطة الطبقة والسرعة والحنجرة والملمس، واستمع إليه فورًا واحفظه.',
      leaderboard: 'الأصوات حسب الاختبارات العمياء وتقييمات المستمعين، مع عدد الأصوات المدلى بها ودقّة كل درجة.',
      playlists: 'قوائم العيّنات والمقتطفات الخاصة بك: استمع إليها وغيّرها وأنشئ غيرها.',
      provider: (name, voices) =>
        `أصوات ${isolate(name)} (${isolate(voices.toLocaleString('ar'))}) مع أسعارها وتراخيصها وقياساتها.`,
      read: 'الصق مقالًا أو فصلًا أو كتابًا واستمع إليه فورًا، كلمة بكلمة، بالصوت الذي تختاره. تستأنف القراءة من حيث توقّفت.',
      readWork: 'نص يُقرأ بصوت مسموع، كلمة بكلمة.',
      snippets: 'النصوص التي طلبت نطقها: استمع إليها وابحث فيها وشاركها واطلب نطقها من جديد.',
      voices: 'الأصوات حسب اللغة والمزوّد والقياسات: الطبقة والسرعة والشدّة والصرير والحيوية.',
      voice: (name, gender, provider, language) =>
        `${isolate(name)}، صوت ${{ female: 'نسائي ', male: 'رجالي ', unknown: '' }[gender]}من ${isolate(provider)} باللغة ${isolate(language)}`,
      generate: (voice) => `استمع إلى ${voice}، واكتب نصًّا وتابعه كلمة بكلمة.`,
      details: (voice) => `قياسات ${voice} واستخداماته الموصى بها.`,
      similar: (voice) => `أصوات تشبه ${voice}، إجمالًا وفي كل قياس.`,
      analysis: (voice) => `طبقة ${voice} وشدّته وصريره أثناء الكلام.`,
      pace: (wordsPerMinute) => `${isolate(String(wordsPerMinute))} كلمة في الدقيقة`,
      measured: (figures) => `القياسات: ${figures}.`,
      waveform: (voice) => `الشكل الموجي: ${voice}`,
    },
    footer: {
      claim: 'كل رقم هنا قيس من الصوت نفسه.',
      label: 'تذييل الصفحة',
      docs: 'التوثيق',
      api: 'API',
      language: 'اللغة',
    },
    header: {
      main: 'التنقّل الرئيسي',
      menu: 'القائمة',
      search: 'البحث عن أصوات',
      closeSearch: 'إغلاق البحث',
      skip: 'الانتقال إلى المحتوى',
    },
    theme: { label: 'المظهر', auto: 'مظهر النظام', light: 'مظهر فاتح', dark: 'مظهر داكن' },
    mine: {
      label: 'صفحاتي',
      home: 'صفحتي',
    },
    home: {
      title: 'جملة منك، والصوت الأنسب لها',
      description: 'جملتك بأصوات تحويل النص إلى كلام. كل صوت مقيس من تسجيلاته نفسها.',
      intro: (voices, providers) =>
        `${voices > 0 ? arabicMessages.map.count(voices) : 'أصوات'} لتحويل النص إلى كلام${providers > 1 ? ` (${arabicMessages.voices.allProviders(providers)})` : ''}، بقياسات من تسجيلاتها نفسها.`,
      browse: 'تصفّح كل الأصوات',
      search: 'وصف الصوت',
      find: 'بحث',
      starting: 'جارٍ قياس الأصوات الأولى. تظهر هنا عندما تصبح جاهزة.',
      map: (language) => `كل الأصوات (${isolate(language)})، حيث تضعها تسجيلاتها نفسها`,
      mapHint: 'العميق يسارًا، والحادّ يمينًا، والسريع في الأعلى. التمرير على صوت لسماع عيّنته، والضغط عليه لسماع جملتك.',
      mapHintTouch: 'العميق يسارًا، والحادّ يمينًا، والسريع في الأعلى. النقر على صوت لسماع جملتك.',
      openMap: 'فتح الخريطة',
      compare: 'أيّهما ينطقها أفضل؟',
      compareHint: 'صوتان وجملة واحدة: جملتك.',
      embed: 'تضمين صوت في صفحتك',
      embedHint: 'مشغّل مع كلماته، برمز HTML بسيط.',
      code: 'رمز HTML لهذا المشغّل',
      copy: 'نسخ',
      copied: 'تم النسخ',
      copyFailed: 'تعذّر النسخ. يُرجى تحديد الأسطر لنسخها.',
      ownRecording: 'أو مشغّل لتسجيلك أنت',
    },
    leaderboard: {
      title: 'لوحة الصدارة',
      intro: 'ترتيب أشخاص سمعوا صوتين يقولان الجملة نفسها من دون معرفة صاحب كل صوت.',
      byStars: 'حسب النجوم',
      byStarsIntro: 'الأصوات حسب التقييم، مع مدى الثقة بكل درجة.',
      filters: 'التصفية',
    },
    map: {
      loading: 'جارٍ تحميل الخريطة…',
      noScript: 'تحتاج الخريطة إلى JavaScript. الأصوات نفسها بأرقامها:',
      list: 'عرضها كقائمة',
    },
    appHome: {
      title: 'صفحتي',
      description: 'نقاطك وآخر مقتطفاتك وأصواتك المفضّلة في مكان واحد.',
      snippets: 'كل مقتطفاتي',
    },
    appVoices: {
      title: 'أصواتي',
      description: 'أصواتك المفضّلة والأصوات التي أنشأتها، على كل جهاز.',
      favorites: 'أصواتي المفضّلة',
    },
    appCollections: {
      title: 'مجموعاتي',
      description: 'مجموعات الأصوات الخاصة بك. لا تظهر لغيرك.',
    },
    appLexicon: {
      title: 'معجم النطق',
      description: 'كيف تُنطق الأسماء والمصطلحات في النصوص التي تولّدها. لا يظهر ذلك لغيرك.',
    },
    shareSettings: {
      title: 'إعدادات المشاركة',
      description: 'من يستطيع رؤية هذا وسماعه، وروابطه، وأين يمكن تشغيله.',
    },
    shared: { description: 'تمت مشاركته معك', voice: 'المزيد من هذا الصوت', voices: 'أصوات هذه المجموعة' },
    appAccount: {
      title: 'حسابي',
      description: 'تفاصيل حسابك، وبياناتك في ملف، وحذف الحساب.',
      deleted: 'تم حذف حسابك',
      deletedText: 'سُجِّل خروجك من كل الأجهزة. شكرًا على استماعك.',
    },
    special: {
      title: 'صفحة خاصة',
      refused: 'لعرض هذه الصفحة، يُرجى تسجيل الدخول.',
      text: (name) =>
        `تم تسجيل دخولك باسم ${isolate(name)}. لا تظهر هذه الصفحة إلا بعد تسجيل الدخول. ولا محتوى آخر فيها بعد.`,
    },
    offline: {
      title: 'لا اتصال بالإنترنت',
      text: 'من دون اتصال، يمكن فتح الصفحات التي زرتها وتشغيل المقاطع التي سمعتها.',
      retry: 'إعادة المحاولة',
      saved: 'محفوظ على هذا الجهاز',
    },
    error: {
      home: 'العودة إلى الصفحة الرئيسية',
      retry: 'إعادة المحاولة',
      denied: 'الوصول مرفوض',
      deniedText: 'لا صلاحية لديك لعرض هذه الصفحة.',
      missing: 'الصفحة غير موجودة',
      missingText: 'عذرًا، الصفحة المطلوبة غير موجودة أو نُقلت.',
      missingAt: (path) => `الصفحة غير موجودة: ${isolate(path)}`,
      unexpected: 'حدث خطأ غير متوقّع',
      unexpectedText: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى لاحقًا.',
      unreached: 'تعذّر الوصول إلى الخادم. يُرجى التحقّق من الاتصال ثم إعادة المحاولة.',
    },
    notice: {
      label: 'تنبيه',
      new: 'يتوفّر إصدار جديد.',
      failed: 'تعذّر تحميل جزء من هذه الصفحة.',
      unsaved: { favorite: 'تعذّر حفظ الصوت في المفضّلة.', rating: 'تعذّر حفظ تقييمك.' },
      tryAgain: 'يُرجى إعادة المحاولة.',
      reload: 'إعادة التحميل',
      dismiss: 'إغلاق',
    },
    plain: {
      samples: 'الاستماع إلى العيّنات',
      sampleOf: (name) => `عيّنة ${isolate(name)}`,
      snippetOf: (name) => `مقتطف بصوت ${isolate(name)}`,
      needsScripts: 'هذا يحتاج إلى JavaScript.',
      snippetMissing: 'حُذف هذا المقتطف أو أنه غير مُشارَك. تُسمع عيّنة الصوت بدلًا منه.',
      site: 'Voice Rankings',
      score: (score) => `التقييم ${score} من 5`,
      onSite: (name) => `${isolate(name)} على Voice Rankings`,
    },
  },
  extension: arabicExtensionMessages,
  operator: arabicOperatorMessages,
  upgrade: arabicUpgradeMessages,
  chat: arabicChatMessages,
  earlyAccess: arabicEarlyAccessMessages,
  buddies: arabicBuddiesMessages,
}
