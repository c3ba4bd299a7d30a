import type { UseCase } from '@voice-rankings/analysis'
import type { KnownGender, PriceTier, TraitName, VoiceOffer } from '@voice-rankings/contract'

/** Languages of the interface, in which filters are named. */
export const INTERFACE_LANGUAGES = ['en', 'de', 'fr', 'es', 'ja', 'ar'] as const

/** Words of one meaning by language, separated by commas; a German stem that ends in `-` takes every inflection. */
export type Words = Readonly<Record<(typeof INTERFACE_LANGUAGES)[number], string>>

/** Words of each trait. Only words that state the measured quality: a warm or friendly voice is not measured. */
export const TRAIT_WORDS: Readonly<Record<TraitName, Words>> = {
  low: {
    en: 'low, deep, low-pitched, bass',
    de: 'tief-, dunkl-, dunkel',
    fr: 'grave, graves, profond, profonde',
    es: 'grave, graves, profundo, profunda',
    ja: '低い, 低音',
    ar: 'منخفض, منخفضة, عميق, عميقة',
  },
  high: {
    en: 'high, high-pitched, bright',
    de: 'hoch, hoh-, hell-',
    fr: 'aigu, aiguë',
    es: 'agudo, aguda',
    ja: '高い, 高音',
    ar: 'مرتفع, مرتفعة, حاد, حادة',
  },
  calm: {
    en: 'calm, even, relaxed, relaxing, soothing',
    de: 'ruhig-, gelassen-, entspannt-',
    fr: 'calme, posé, posée, apaisante',
    es: 'calmado, calmada, tranquilo, tranquila, sereno, serena',
    ja: '落ち着いた, 穏やか, 静か',
    ar: 'هادئ, هادئة',
  },
  lively: {
    en: 'lively, energetic, animated, expressive',
    de: 'lebhaft-, lebendig-, energisch-',
    fr: 'vif, vive, animé, animée, énergique',
    es: 'animado, animada, enérgico, enérgica, vivaz',
    ja: '元気, 活発',
    ar: 'حيوي, حيوية, نشيط, نشيطة',
  },
  slow: {
    en: 'slow, slowly',
    de: 'langsam-',
    fr: 'lent, lente',
    es: 'lento, lenta, despacio',
    ja: '遅い, ゆっくり',
    ar: 'بطيء, بطيئة',
  },
  fast: {
    en: 'fast, quick, brisk',
    de: 'schnell-, rasch-',
    fr: 'rapide, rapides',
    es: 'rápido, rápida',
    ja: '速い, 早い, 早口',
    ar: 'سريع, سريعة',
  },
  soft: {
    en: 'soft, quiet, gentle, whispering',
    de: 'leis-, sanft-',
    fr: 'doux, douce',
    es: 'suave, suaves',
    ja: 'やわらかい, 小さい',
    ar: 'ناعم, ناعمة, خافت, خافتة',
  },
  loud: {
    en: 'loud, strong, powerful',
    de: 'laut-, kräftig-',
    fr: 'fort, forte, puissante',
    es: 'fuerte, fuertes',
    ja: '大きい',
    ar: 'عالي, عالية, قوي, قوية',
  },
  clear: {
    en: 'clear, clean, crisp',
    de: 'klar-, deutlich-',
    fr: 'clair, claire, nette',
    es: 'claro, clara, nítido, nítida',
    ja: 'クリア, 明瞭',
    ar: 'واضح, واضحة',
  },
  creaky: {
    en: 'creaky, raspy, hoarse, vocal fry, fry',
    de: 'knarrend-, rau-, heiser-',
    fr: 'craquée, rauque, éraillée',
    es: 'crepitante, ronco, ronca',
    ja: 'しわがれた, ハスキー',
    ar: 'أجش, خشنة',
  },
}

/** Words of each use. */
export const USE_WORDS: Readonly<Record<UseCase, Words>> = {
  narration: {
    en: 'narration, narrator, audiobook, audiobooks, audio book, story, stories, storytelling, article, articles, news, reading, podcast, podcasts',
    de: 'hörbuch, hörbücher, erzähler, erzählerin, erzählung, nachrichten, vorlesen',
    fr: 'livre audio, livres audio, récit, narrateur, narratrice, actualités',
    es: 'audiolibro, audiolibros, narración, narrador, narradora, noticias, cuento, cuentos',
    ja: 'オーディオブック, ナレーション, ニュース, 朗読',
    ar: 'كتاب صوتي, كتب صوتية, سرد, أخبار, قصص',
  },
  education: {
    en: 'education, educational, e-learning, elearning, lesson, lessons, teaching, teacher, course',
    de: 'unterricht, lernen, schule',
    fr: 'éducation, cours, enseignement',
    es: 'educación, clase, clases, curso',
    ja: '教育, 授業, 学習',
    ar: 'تعليم, دروس',
  },
  support: {
    en: 'support, customer support, customer service, phone, phone menu, telephone, assistant, ivr, hotline',
    de: 'telefon, telefonansage, kundendienst, kundenservice',
    fr: 'téléphone, répondeur, service client',
    es: 'teléfono, atención al cliente, asistente',
    ja: '電話, サポート',
    ar: 'هاتف, خدمة العملاء',
  },
  announcements: {
    en: 'announcement, announcements, announcer',
    de: 'ansage, ansagen, durchsage, durchsagen',
    fr: 'annonce, annonces',
    es: 'megafonía',
    ja: '案内, アナウンス',
    ar: 'إعلانات عامة',
  },
  advertising: {
    en: 'advertising, advert, adverts, ad, ads, commercial, commercials, promo',
    de: 'werbung, werbespot',
    fr: 'publicité, pub',
    es: 'publicidad, anuncio, anuncios',
    ja: '広告, コマーシャル',
    ar: 'إعلان, إعلانات, دعاية',
  },
  meditation: {
    en: 'meditation, meditations, relaxation, sleep, bedtime, yoga, mindfulness',
    de: 'entspannung, schlaf, einschlafen',
    fr: 'méditation, sommeil',
    es: 'meditación, relajación, dormir',
    ja: '瞑想, 睡眠',
    ar: 'تأمل, استرخاء, نوم',
  },
  characters: {
    en: 'character, characters, game, games, cartoon, cartoons, animation',
    de: 'figur, figuren, spiel, spiele',
    fr: 'personnage, personnages, jeu, jeux',
    es: 'personaje, personajes, juego, juegos',
    ja: 'キャラクター, ゲーム',
    ar: 'شخصية, شخصيات, ألعاب, لعبة',
  },
  general: {
    en: 'general, general purpose',
    de: 'allgemein-',
    fr: 'général, générale',
    es: 'general',
    ja: '一般',
    ar: 'عام',
  },
}

/** Words of the prices that people name. */
export const PRICE_WORDS: Readonly<Record<Extract<PriceTier, 'free' | 'low'>, Words>> = {
  free: {
    en: 'free, free of charge, no cost, costs nothing',
    de: 'kostenlos-, gratis, umsonst',
    fr: 'gratuit, gratuite, gratuits, gratuites',
    es: 'gratis, gratuito, gratuita, gratuitos, gratuitas',
    ja: '無料',
    ar: 'مجاني, مجانية, مجانا',
  },
  low: {
    en: 'cheap, inexpensive, affordable, low cost',
    de: 'billig-, günstig-, preiswert-',
    fr: 'pas cher, pas chère, bon marché, économique',
    es: 'barato, barata, económico, económica',
    ja: '安い, 格安',
    ar: 'رخيص, رخيصة',
  },
}

/** Words of the offers that people name. */
export const OFFER_WORDS: Readonly<Record<Extract<VoiceOffer, 'commercial' | 'timed'>, Words>> = {
  commercial: {
    en: 'commercial use, commercial usage, commercial licence, commercial license, commercially',
    de: 'kommerziell-, kommerzielle nutzung, gewerblich-, gewerbliche nutzung',
    fr: 'usage commercial, utilisation commerciale',
    es: 'uso comercial',
    ja: '商用, 商用利用',
    ar: 'استخدام تجاري, تجاري, تجارية',
  },
  timed: {
    en: 'word times, word timings, exact word times, speech marks, timestamps',
    de: 'wortzeiten, genaue wortzeiten, zeitmarken',
    fr: 'temps des mots, horodatage',
    es: 'tiempos de palabras, marcas de tiempo',
    ja: '単語の時刻, タイムスタンプ',
    ar: 'أوقات الكلمات',
  },
}

/** Words of each gender. */
export const GENDER_WORDS: Readonly<Record<KnownGender, Words>> = {
  female: {
    en: 'female, woman, women, lady, girl, feminine',
    de: 'weiblich-, frau, frauen, frauenstimme',
    fr: 'femme, femmes, féminin, féminine',
    es: 'mujer, mujeres, femenino, femenina',
    ja: '女性, 女',
    ar: 'أنثى, امرأة, نسائي, نسائية',
  },
  male: {
    en: 'male, man, men, guy, boy, masculine',
    de: 'männlich-, mann, männer, männerstimme',
    fr: 'homme, hommes, masculin, masculine',
    es: 'hombre, hombres, masculino, masculina',
    ja: '男性, 男',
    ar: 'ذكر, رجل, رجالي, رجالية',
  },
}

/** Adjectives of the countries whose variety of a language people name; CLDR has only the names of countries. */
export const COUNTRY_WORDS: Readonly<Record<string, Words>> = {
  US: {
    en: 'american',
    de: 'amerikanisch-',
    fr: 'américain, américaine',
    es: 'americano, americana, estadounidense',
    ja: 'アメリカ',
    ar: 'أمريكي, أمريكية',
  },
  GB: {
    en: 'british, scottish, england, english accent',
    de: 'britisch-, schottisch-',
    fr: 'britannique',
    es: 'británico, británica',
    ja: 'イギリス',
    ar: 'بريطاني, بريطانية',
  },
  AU: {
    en: 'australian',
    de: 'australisch-',
    fr: 'australien',
    es: 'australiano',
    ja: '豪州',
    ar: 'أسترالي, أسترالية',
  },
  CA: {
    en: 'canadian',
    de: 'kanadisch-',
    fr: 'canadien, québécois',
    es: 'canadiense',
    ja: 'カナダ',
    ar: 'كندي, كندية',
  },
  AT: {
    en: 'austrian',
    de: 'österreichisch-',
    fr: 'autrichien',
    es: 'austriaco',
    ja: 'オーストリア',
    ar: 'نمساوي, نمساوية',
  },
  CH: {
    en: 'swiss',
    de: 'schweizer, schweizerisch-',
    fr: 'suisse',
    es: 'suizo, suiza',
    ja: 'スイス',
    ar: 'سويسري, سويسرية',
  },
  MX: {
    en: 'mexican',
    de: 'mexikanisch-',
    fr: 'mexicain',
    es: 'mexicano, mexicana',
    ja: 'メキシコ',
    ar: 'مكسيكي, مكسيكية',
  },
  BR: {
    en: 'brazilian',
    de: 'brasilianisch-',
    fr: 'brésilien',
    es: 'brasileño, brasileña',
    ja: 'ブラジル',
    ar: 'برازيلي, برازيلية',
  },
}

/** Words without meaning for a search, once others are understood. */
export const STOP_WORDS: Words = {
  en: 'voice, voices, speaker, speakers, speaking, sounding, accent, pitch, pitched, tts, for, with, a, an, the, of, in, from, and, who, that, is, to, my, i, want, need, find, me',
  de: 'stimme, stimmen, sprecher, sprecherin, für, mit, und, ein-, der, die, das, auf, aus',
  fr: 'voix, pour, avec, un, une, des, de, du, la, le, les, et, en, d, l',
  es: 'voz, voces, para, con, una, el, los, las, y',
  ja: 'の, 声, で, な, を',
  ar: 'صوت, أصوات, من, مع, في',
}

const GERMAN_ENDINGS = ['', 'e', 'er', 'es', 'en', 'em']

/** Splits the words of all languages, with the inflections of German stems. */
export function listWords(words: Words): string[] {
  const all = Object.values(words).flatMap((text) => text.split(', '))
  return all.flatMap((word) =>
    word.endsWith('-') ? GERMAN_ENDINGS.map((ending) => word.slice(0, -1) + ending) : [word],
  )
}
