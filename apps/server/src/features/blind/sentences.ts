import type { BlindUse } from '@voice-rankings/contract'
import { findPassage } from '../catalogue/passages.ts'

type Sentences = Readonly<Record<Exclude<BlindUse, 'own'>, readonly string[]>>

/** Sentences of blind pairs by language and use: 4 to 7 seconds of speech, without names of living people. */
export const SENTENCES: Readonly<Record<string, Sentences>> = {
  en: {
    narration: [
      'By the time the lamps were lit, the river had already covered the lower steps of the garden.',
      'She folded the letter twice, slid it under the clock, and walked out into the rain.',
      'Nobody in the village could say when the old mill had stopped turning.',
    ],
    support: [
      'Thank you for waiting. I have found your order, and I can send a replacement today.',
      'Please unplug the device, wait ten seconds, and switch it on again.',
      'I am sorry about the delay. Would you like a refund, or a new appointment?',
    ],
    news: [
      'The city council voted on Tuesday to reopen the harbour bridge after two years of repairs.',
      'Researchers say the new battery keeps most of its charge even in severe cold.',
      'Heavy snow has closed several mountain passes, and more is expected overnight.',
    ],
    dialogue: [
      'Wait, you never told him? Oh, this is going to be a very long dinner.',
      'Well, I did say I was sorry! What else do you want me to do?',
      'No, no, put it over there. A little to the left. Perfect!',
    ],
    numbers: [
      'The 7:45 to Aberdeen leaves from platform nine, and it will not wait.',
      'Doctor Okonkwo will see you on 21 March at 3:30 p.m. in room 408.',
      'Your total is 1,286 dollars and 50 cents, due within 14 days.',
    ],
  },
  de: {
    narration: [
      'Als die Lampen brannten, stand der Fluss schon auf den unteren Stufen des Gartens.',
      'Sie faltete den Brief zweimal, schob ihn unter die Uhr und ging hinaus in den Regen.',
    ],
    support: [
      'Danke, dass Sie gewartet haben. Ich habe Ihre Bestellung gefunden und schicke heute Ersatz.',
      'Ziehen Sie bitte den Stecker, warten Sie zehn Sekunden und schalten Sie das Gerät wieder ein.',
    ],
    news: [
      'Der Stadtrat hat am Dienstag beschlossen, die Hafenbrücke nach zwei Jahren wieder zu öffnen.',
      'Starker Schneefall hat mehrere Pässe gesperrt, und in der Nacht wird noch mehr erwartet.',
    ],
    dialogue: [
      'Moment, du hast es ihm nie gesagt? Oje, das wird ein sehr langes Abendessen.',
      'Ich habe doch gesagt, dass es mir leidtut! Was soll ich denn noch tun?',
    ],
    numbers: [
      'Der Zug um 7:45 Uhr nach Osnabrück fährt von Gleis neun ab und wartet nicht.',
      'Frau Doktor Yıldız erwartet Sie am 21. März um 15:30 Uhr in Zimmer 408.',
    ],
  },
  fr: {
    narration: [
      'Quand on alluma les lampes, la rivière couvrait déjà les dernières marches du jardin.',
      'Elle plia la lettre en quatre, la glissa sous l’horloge et sortit sous la pluie.',
    ],
    support: [
      'Merci d’avoir patienté. J’ai retrouvé votre commande et je vous en renvoie une aujourd’hui.',
      'Débranchez l’appareil, attendez dix secondes, puis rallumez-le, s’il vous plaît.',
    ],
    news: [
      'Le conseil municipal a voté mardi la réouverture du pont du port après deux ans de travaux.',
      'De fortes chutes de neige ont fermé plusieurs cols, et d’autres sont attendues cette nuit.',
    ],
    dialogue: [
      'Attends, tu ne le lui as jamais dit ? Eh bien, le dîner promet d’être très long.',
      'Mais j’ai déjà dit que j’étais désolé ! Que veux-tu que je fasse de plus ?',
    ],
    numbers: [
      'Le train de 7 h 45 pour Quimper part de la voie neuf, et il n’attendra pas.',
      'Le docteur Lefèvre vous recevra le 21 mars à 15 h 30, salle 408.',
    ],
  },
  es: {
    narration: [
      'Cuando encendieron las lámparas, el río ya cubría los últimos escalones del jardín.',
      'Dobló la carta dos veces, la metió debajo del reloj y salió a la lluvia.',
    ],
    support: [
      'Gracias por esperar. He encontrado su pedido y puedo enviarle otro hoy mismo.',
      'Desenchufe el aparato, espere diez segundos y vuelva a encenderlo, por favor.',
    ],
    news: [
      'El ayuntamiento aprobó el martes reabrir el puente del puerto tras dos años de obras.',
      'Una fuerte nevada ha cerrado varios puertos de montaña, y se espera más durante la noche.',
    ],
    dialogue: [
      'Espera, ¿nunca se lo dijiste? Vaya, esta va a ser una cena muy larga.',
      '¡Pero si ya dije que lo sentía! ¿Qué más quieres que haga?',
    ],
    numbers: [
      'El tren de las 7:45 a Zaragoza sale de la vía nueve y no va a esperar.',
      'La doctora Echeverría le atenderá el 21 de marzo a las 15:30 en la sala 408.',
    ],
  },
  ja: {
    narration: [
      '明かりが灯るころには、川の水はもう庭の石段の下まで来ていた。',
      '彼女は手紙を二つに折って時計の下に差し込み、雨の中へ出ていった。',
    ],
    support: [
      'お待たせいたしました。ご注文が見つかりましたので、本日代わりの品をお送りします。',
      '電源プラグを抜いて、十秒ほど待ってから、もう一度電源を入れてください。',
    ],
    news: [
      '市議会は火曜日、二年間の工事を終えた港の橋を再び開通させることを決めました。',
      '大雪のため、いくつかの峠が通行止めになり、夜にかけてさらに降る見込みです。',
    ],
    dialogue: [
      'えっ、まだ彼に話していないの？これは長い夕食になりそうだね。',
      'だから、ごめんって言ったでしょう。ほかにどうすればいいの？',
    ],
    numbers: [
      '七時四十五分発、青森行きの列車は、九番線から発車します。',
      '佐々木先生の診察は、三月二十一日、午後三時半、四百八号室です。',
    ],
  },
  ar: {
    narration: [
      'عندما أُضيئت المصابيح، كان النهر قد غطّى الدرجات السفلى من الحديقة.',
      'طوت الرسالة مرتين، ووضعتها تحت الساعة، ثم خرجت إلى المطر.',
    ],
    support: [
      'شكرًا على الانتظار. وجدت طلبكم، ويمكنني إرسال بديل اليوم.',
      'من فضلكم، افصلوا الجهاز عن الكهرباء، وانتظروا عشر ثوانٍ، ثم شغّلوه من جديد.',
    ],
    news: [
      'قرّر مجلس المدينة يوم الثلاثاء إعادة فتح جسر الميناء بعد عامين من الإصلاحات.',
      'أغلقت الثلوج الكثيفة عدّة طرق جبلية، ومن المتوقع هطول المزيد خلال الليل.',
    ],
    dialogue: [
      'مهلًا، ألم تخبره بعد؟ يبدو أن هذا العشاء سيكون طويلًا جدًّا.',
      'لقد قلت إنني آسف! ماذا تريدين مني أن أفعل أكثر من ذلك؟',
    ],
    numbers: [
      'قطار الساعة السابعة والربع إلى حلب يغادر من الرصيف التاسع، ولن ينتظر.',
      'تستقبلكم الدكتورة هدى يوم 21 مارس في الساعة الثالثة والنصف، في الغرفة 408.',
    ],
  },
}

/** Sentence of a pair, with the use that it really stands for. */
export interface ChosenSentence {
  readonly text: string
  readonly use: BlindUse
}

/**
 * Chooses a sentence of a use, at random unless `wanted` is one of them. A language without sentences of its own has those of
 * its passage, which count as narration. Undefined for a language without either.
 */
export function chooseSentence(
  language: string,
  use: Exclude<BlindUse, 'own'>,
  random: () => number,
  wanted?: string,
): ChosenSentence | undefined {
  const own = SENTENCES[language]?.[use]
  const passage = findPassage(language)?.text
  const texts = own ?? (passage === undefined ? [] : sentencesOf(passage, language))
  const text = texts.find((one) => one === wanted) ?? texts[Math.floor(random() * texts.length)]
  return text === undefined ? undefined : { text, use: own ? use : 'narration' }
}

/** Minimum length of a sentence of a passage, in UTF-16 code units. */
const MIN_LENGTH = 40

function sentencesOf(passage: string, language: string): string[] {
  const all = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(passage)]
  const sentences = all.map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '')
  const long = sentences.filter((sentence) => sentence.length >= MIN_LENGTH)
  return long.length > 0 ? long : sentences
}
