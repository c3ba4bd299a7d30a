/** Kinds of suggested texts, in display order. */
export type Suggestion = 'audiobook' | 'news' | 'phoneMenu' | 'numbers'

/** Suggested texts by language, in the order of their kinds. */
type Texts = readonly [audiobook: string, news: string, phoneMenu: string, numbers: string]

const ORDER: readonly Suggestion[] = ['audiobook', 'news', 'phoneMenu', 'numbers']

/**
 * Suggested text in the language of a voice, or in English for a language without texts.
 *
 * @example
 * suggestedText('de-AT', 'news')
 */
export function suggestedText(languageCode: string, suggestion: Suggestion): string {
  const [language = ''] = languageCode.toLowerCase().split('-')
  const texts = TEXTS[language] ?? ENGLISH
  return texts[ORDER.indexOf(suggestion)] ?? ''
}

const ENGLISH: Texts = [
  'Chapter one. It was a bright morning in April, and the harbour clock was running late again.',
  'Good evening. After three weeks of talks, both sides agreed tonight on a plan to reopen the railway.',
  'Thank you for calling. For opening hours, press one. To speak to somebody, please stay on the line.',
  'On 3 March at 7:45, Dr Meyer in room 218 paid 1,264 euros and 50 cents to Anna Kowalski.',
]

/** None reveals the gender of speaker or listener, since every voice of a language may speak it. */
const TEXTS: Readonly<Record<string, Texts>> = {
  en: ENGLISH,
  af: [
    "Hoofstuk een. Dit was 'n helder oggend in April, en die horlosie by die hawe was weer laat.",
    "Goeienaand. Ná drie weke se gesprekke het albei kante vanaand saamgestem oor 'n plan vir die spoorlyn.",
    'Dankie dat u bel. Vir ons ure, druk een. Om met iemand te praat, bly asseblief aan die lyn.',
    'Op 3 Maart om 7:45 het dokter Meyer in kamer 218 aan Anna Kowalski 1264 euro betaal.',
  ],
  bg: [
    'Първа глава. Беше ясна априлска сутрин и часовникът на пристанището отново изоставаше.',
    'Добър вечер. След три седмици преговори двете страни се споразумяха за възстановяване на железницата.',
    'Благодарим ви за обаждането. За работното време натиснете едно. За връзка със служител, моля, изчакайте.',
    'На 3 март в 7:45 часа доктор Майер от стая 218 плати 1264 евро на Анна Ковалска.',
  ],
  ca: [
    "Capítol u. Era un matí clar d'abril, i el rellotge del port tornava a anar endarrerit.",
    'Bona nit. Després de tres setmanes de converses, les dues parts han acordat un pla per reobrir el ferrocarril.',
    "Gràcies per trucar. Per conèixer l'horari, premeu u. Per parlar amb algú, espereu, si us plau.",
    'El 3 de març a les 7:45, el doctor Meyer va pagar 1.264 euros a Anna Kowalski a la sala 218.',
  ],
  cs: [
    'Kapitola první. Bylo jasné dubnové ráno a hodiny v přístavu se zase zpožďovaly.',
    'Dobrý večer. Po třech týdnech jednání se obě strany dohodly na plánu, jak znovu otevřít železnici.',
    'Děkujeme za zavolání. Pro otevírací dobu stiskněte jedničku. Chcete-li mluvit s operátorem, čekejte prosím.',
    'Dne 3. března v 7:45 zaplatil doktor Meyer v pokoji 218 Anně Kowalské 1264 eur.',
  ],
  da: [
    'Kapitel et. Det var en klar morgen i april, og uret ved havnen gik for langsomt igen.',
    'Godaften. Efter tre ugers forhandlinger er begge parter i aften enige om en plan for jernbanen.',
    'Tak for dit opkald. Tryk et for åbningstider. Bliv venligst i røret, hvis du vil tale med en medarbejder.',
    'Den 3. marts klokken 7.45 betalte doktor Meyer på værelse 218 1264 euro til Anna Kowalski.',
  ],
  de: [
    'Kapitel eins. Es war ein heller Morgen im April, und die Uhr am Hafen ging wieder einmal nach.',
    'Guten Abend. Nach drei Wochen haben sich beide Seiten heute auf einen Plan für die Bahnstrecke geeinigt.',
    'Danke für Ihren Anruf. Für unsere Öffnungszeiten drücken Sie die Eins. Für ein Gespräch bleiben Sie bitte dran.',
    'Am 3. März um 7:45 Uhr zahlte Dr. Meyer in Zimmer 218 genau 1.264,50 Euro an Anna Kowalski.',
  ],
  el: [
    'Κεφάλαιο πρώτο. Ήταν ένα φωτεινό πρωινό του Απριλίου και το ρολόι του λιμανιού πήγαινε πάλι πίσω.',
    'Καλησπέρα σας. Έπειτα από τρεις εβδομάδες συνομιλιών, οι δύο πλευρές συμφώνησαν απόψε για τον σιδηρόδρομο.',
    'Ευχαριστούμε για την κλήση σας. Για το ωράριο πατήστε ένα. Για εκπρόσωπο, παρακαλούμε περιμένετε.',
    'Στις 3 Μαρτίου, στις 7:45, ο γιατρός Μάγερ πλήρωσε 1.264 ευρώ στην Άννα Κοβάλσκι, στο δωμάτιο 218.',
  ],
  es: [
    'Capítulo uno. Era una mañana clara de abril, y el reloj del puerto volvía a ir atrasado.',
    'Buenas noches. Tras tres semanas de conversaciones, ambas partes acordaron hoy un plan para reabrir el tren.',
    'Gracias por llamar. Para conocer el horario, pulse uno. Para hablar con alguien, espere, por favor.',
    'El 3 de marzo a las 7:45, el doctor Meyer pagó 1264 euros con 50 a Ana Kowalski en la sala 218.',
  ],
  et: [
    'Esimene peatükk. Oli selge aprillihommik ja sadamakell oli jälle taga.',
    'Tere õhtust. Pärast kolm nädalat kestnud kõnelusi lepiti täna kokku raudtee taasavamise kavas.',
    'Täname helistamast. Lahtiolekuaegade kuulmiseks vajutage üks. Inimesega rääkimiseks palun oodake.',
    'Kolmandal märtsil kell 7.45 maksis doktor Meyer toas 218 Anna Kowalskile 1264 eurot.',
  ],
  fi: [
    'Luku yksi. Oli kirkas huhtikuun aamu, ja sataman kello oli taas myöhässä.',
    'Hyvää iltaa. Kolmen viikon neuvottelujen jälkeen osapuolet sopivat tänään rautatien avaamisesta.',
    'Kiitos soitostasi. Aukioloajat kuulet painamalla yksi. Jos haluat puhua asiakaspalvelijalle, odota hetki.',
    'Maaliskuun 3. päivänä kello 7.45 tohtori Meyer maksoi huoneessa 218 Anna Kowalskille 1264 euroa.',
  ],
  fr: [
    "Chapitre un. C'était un clair matin d'avril, et l'horloge du port retardait encore une fois.",
    'Bonsoir. Après trois semaines de discussions, les deux parties ont trouvé ce soir un accord sur le chemin de fer.',
    "Merci de votre appel. Pour nos horaires, tapez un. Pour parler à quelqu'un, restez en ligne, s'il vous plaît.",
    'Le 3 mars à 7 h 45, dans la salle 218, le docteur Meyer a payé 1 264,50 euros à Anna Kowalski.',
  ],
  hi: [
    'पहला अध्याय। अप्रैल की एक उजली सुबह थी, और बंदरगाह की घड़ी फिर से पीछे चल रही थी।',
    'नमस्कार। तीन हफ़्तों की बातचीत के बाद दोनों पक्ष आज रेलवे को फिर से खोलने की योजना पर सहमत हुए।',
    'फ़ोन करने के लिए धन्यवाद। समय जानने के लिए एक दबाएँ। किसी से बात करने के लिए कृपया लाइन पर बने रहें।',
    '3 मार्च को 7:45 बजे कमरा नंबर 218 में डॉक्टर मेयर ने अन्ना कोवाल्स्की को 1264 रुपये दिए।',
  ],
  hr: [
    'Prvo poglavlje. Bilo je vedro travanjsko jutro, a sat u luci opet je kasnio.',
    'Dobra večer. Nakon tri tjedna pregovora obje su se strane večeras dogovorile o ponovnom otvaranju pruge.',
    'Hvala na pozivu. Za radno vrijeme pritisnite jedan. Za razgovor s operaterom molimo pričekajte.',
    'Dana 3. ožujka u 7:45 doktor Meyer platio je Ani Kowalski 1264 eura u sobi 218.',
  ],
  hu: [
    'Első fejezet. Derűs áprilisi reggel volt, és a kikötő órája már megint késett.',
    'Jó estét kívánok. Háromheti tárgyalás után a felek ma este megállapodtak a vasút újranyitásáról.',
    'Köszönjük hívását. A nyitvatartásért nyomja meg az egyes gombot. Ha munkatársunkkal beszélne, kérjük, várjon.',
    'Március 3-án 7 óra 45 perckor Meyer doktor a 218-as szobában 1264 eurót fizetett Anna Kowalskinak.',
  ],
  id: [
    'Bab satu. Pagi itu cerah di bulan April, dan jam di pelabuhan kembali terlambat.',
    'Selamat malam. Setelah tiga minggu berunding, kedua pihak malam ini sepakat untuk membuka kembali jalur kereta.',
    'Terima kasih telah menelepon. Untuk jam buka, tekan satu. Untuk berbicara dengan petugas, mohon tunggu.',
    'Pada 3 Maret pukul 7.45, dokter Meyer di kamar 218 membayar 1.264 euro kepada Anna Kowalski.',
  ],
  is: [
    'Fyrsti kafli. Það var bjartur morgunn í apríl og klukkan við höfnina var enn of sein.',
    'Gott kvöld. Eftir þriggja vikna viðræður náðu báðir aðilar í kvöld samkomulagi um nýja áætlun.',
    'Takk fyrir að hringja. Ýttu á einn til að heyra opnunartíma. Til að tala við starfsmann skaltu bíða.',
    'Þann 3. mars klukkan 7.45 greiddi Meyer læknir 1264 evrur til Önnu Kowalski í herbergi 218.',
  ],
  it: [
    "Capitolo uno. Era una limpida mattina di aprile, e l'orologio del porto era di nuovo in ritardo.",
    'Buonasera. Dopo tre settimane di colloqui, le due parti hanno trovato oggi un accordo per riaprire la ferrovia.',
    'Grazie per aver chiamato. Per gli orari, prema uno. Per parlare con un operatore, resti in linea.',
    'Il 3 marzo alle 7:45, nella stanza 218, il dottor Meyer ha pagato 1.264 euro e 50 ad Anna Kowalski.',
  ],
  ko: [
    '제1장. 맑은 사월 아침이었고, 항구의 시계는 또 늦게 가고 있었다.',
    '안녕하십니까. 삼 주간의 협상 끝에 양측은 오늘 저녁 철도를 다시 열기로 합의했습니다.',
    '전화해 주셔서 감사합니다. 영업시간 안내는 1번을 눌러 주세요. 상담원과 통화하시려면 잠시 기다려 주세요.',
    '3월 3일 7시 45분, 218호실에서 김민준 씨가 이서연 씨에게 1,264유로를 냈습니다.',
  ],
  lt: [
    'Pirmas skyrius. Buvo giedras balandžio rytas, o uosto laikrodis vėl vėlavo.',
    'Labas vakaras. Po tris savaites trukusių derybų abi pusės šiandien susitarė vėl atidaryti geležinkelį.',
    'Ačiū, kad skambinate. Norėdami sužinoti darbo laiką, spauskite vieną. Norėdami pasikalbėti, palaukite.',
    'Kovo 3 dieną 7 valandą 45 minutės daktaras Mejeris 218 kambaryje sumokėjo Anai 1264 eurus.',
  ],
  lv: [
    'Pirmā nodaļa. Bija skaidrs aprīļa rīts, un ostas pulkstenis atkal kavējās.',
    'Labvakar. Pēc trīs nedēļu sarunām abas puses šovakar vienojās par dzelzceļa atjaunošanu.',
    'Paldies par zvanu. Lai uzzinātu darba laiku, spiediet viens. Lai runātu ar darbinieku, lūdzu, gaidiet.',
    '3. martā pulksten 7.45 doktors Meiers 218. istabā samaksāja Annai Kovaļskai 1264 eiro.',
  ],
  nb: [
    'Kapittel en. Det var en klar morgen i april, og klokken ved havnen gikk for sakte igjen.',
    'God kveld. Etter tre uker med samtaler er begge parter i kveld enige om en plan for jernbanen.',
    'Takk for at du ringer. Trykk en for åpningstider. Vent på linjen hvis du vil snakke med noen.',
    'Den 3. mars klokken 7.45 betalte doktor Meyer på rom 218 1264 euro til Anna Kowalski.',
  ],
  nl: [
    'Hoofdstuk één. Het was een heldere ochtend in april, en de klok bij de haven liep weer eens achter.',
    'Goedenavond. Na drie weken overleg zijn beide partijen het vanavond eens over een plan voor het spoor.',
    'Bedankt voor het bellen. Kies één voor onze openingstijden. Wilt u iemand spreken, blijf dan aan de lijn.',
    'Op 3 maart om 7.45 uur betaalde dokter Meyer in kamer 218 precies 1264 euro aan Anna Kowalski.',
  ],
  pl: [
    'Rozdział pierwszy. Był jasny kwietniowy poranek, a zegar w porcie znowu się spóźniał.',
    'Dobry wieczór. Po trzech tygodniach rozmów obie strony uzgodniły dziś plan ponownego otwarcia kolei.',
    'Dziękujemy za telefon. Aby poznać godziny otwarcia, naciśnij jeden. Aby z kimś porozmawiać, prosimy czekać.',
    'Trzeciego marca o 7:45 doktor Meyer w pokoju 218 zapłacił Annie Kowalskiej 1264 euro.',
  ],
  pt: [
    'Capítulo um. Era uma manhã clara de abril, e o relógio do porto estava outra vez atrasado.',
    'Boa noite. Depois de três semanas de conversas, as duas partes chegaram hoje a um acordo sobre a ferrovia.',
    'Agradecemos a sua chamada. Para o horário, pressione um. Para falar com alguém, aguarde na linha, por favor.',
    'No dia 3 de março às 7h45, na sala 218, o doutor Meyer pagou 1264 euros a Ana Kowalski.',
  ],
  ro: [
    'Capitolul unu. Era o dimineață senină de aprilie, iar ceasul din port rămânea din nou în urmă.',
    'Bună seara. După trei săptămâni de discuții, cele două părți au convenit astăzi redeschiderea căii ferate.',
    'Vă mulțumim pentru apel. Pentru program, apăsați unu. Pentru a vorbi cu cineva, vă rugăm să așteptați.',
    'Pe 3 martie, la ora 7:45, doctorul Meyer a plătit 1264 de euro Anei Kowalski, în camera 218.',
  ],
  ru: [
    'Глава первая. Было ясное апрельское утро, и портовые часы снова отставали.',
    'Добрый вечер. После трёх недель переговоров стороны сегодня договорились вновь открыть железную дорогу.',
    'Спасибо за звонок. Чтобы узнать часы работы, нажмите один. Для разговора с оператором оставайтесь на линии.',
    'Третьего марта в 7:45 доктор Мейер в кабинете 218 заплатил Анне Ковальской 1264 евро.',
  ],
  sk: [
    'Prvá kapitola. Bolo jasné aprílové ráno a hodiny v prístave opäť meškali.',
    'Dobrý večer. Po troch týždňoch rokovaní sa obe strany dohodli na pláne, ako znovu otvoriť železnicu.',
    'Ďakujeme za zavolanie. Ak chcete počuť otváracie hodiny, stlačte jednotku. Pre rozhovor prosím počkajte.',
    'Dňa 3. marca o 7:45 zaplatil doktor Meyer v izbe 218 Anne Kowalskej 1264 eur.',
  ],
  sl: [
    'Prvo poglavje. Bilo je jasno aprilsko jutro in ura v pristanišču je spet zaostajala.',
    'Dober večer. Po treh tednih pogovorov sta se obe strani nocoj dogovorili o ponovnem odprtju železnice.',
    'Hvala za klic. Za delovni čas pritisnite ena. Za pogovor z osebo prosimo počakajte na zvezi.',
    'Tretjega marca ob 7.45 je doktor Meyer v sobi 218 plačal Ani Kowalski 1264 evrov.',
  ],
  sv: [
    'Kapitel ett. Det var en klar morgon i april, och klockan vid hamnen gick efter igen.',
    'God kväll. Efter tre veckors samtal enades båda sidor i kväll om en plan för järnvägen.',
    'Tack för att du ringer. Tryck ett för öppettider. Vill du prata med någon, stanna kvar i luren.',
    'Den 3 mars klockan 7.45 betalade doktor Meyer i rum 218 exakt 1264 euro till Anna Kowalski.',
  ],
  sw: [
    'Sura ya kwanza. Ilikuwa asubuhi angavu ya mwezi wa Aprili, na saa ya bandarini ilichelewa tena.',
    'Habari za jioni. Baada ya wiki tatu za mazungumzo, pande zote mbili zimekubaliana kufungua tena reli.',
    'Asante kwa kupiga simu. Kwa saa za kazi, bonyeza moja. Kuzungumza na mtu, tafadhali subiri.',
    'Tarehe 3 Machi saa 1:45 asubuhi, daktari Meyer alimlipa Anna Kowalski euro 1264 katika chumba 218.',
  ],
  tr: [
    'Birinci bölüm. Aydınlık bir nisan sabahıydı ve limandaki saat yine geri kalıyordu.',
    'İyi akşamlar. Üç haftalık görüşmelerin ardından taraflar bu akşam demiryolunu yeniden açmak için anlaştı.',
    'Aradığınız için teşekkürler. Çalışma saatleri için biri tuşlayın. Biriyle görüşmek için lütfen bekleyin.',
    "3 Mart saat 7.45'te Doktor Meyer 218 numaralı odada Anna Kowalski'ye 1264 avro ödedi.",
  ],
  uk: [
    'Розділ перший. Був ясний квітневий ранок, і годинник у порту знову відставав.',
    'Добрий вечір. Після трьох тижнів переговорів сторони сьогодні домовилися знову відкрити залізницю.',
    'Дякуємо за дзвінок. Щоб дізнатися години роботи, натисніть один. Для розмови залишайтеся на лінії.',
    'Третього березня о 7:45 лікар Маєр у кабінеті 218 заплатив Анні Ковальській 1264 євро.',
  ],
  vi: [
    'Chương một. Đó là một buổi sáng tháng tư trong trẻo, và chiếc đồng hồ ở bến cảng lại chạy chậm.',
    'Xin chào quý vị. Sau ba tuần đàm phán, tối nay hai bên đã đồng ý mở lại tuyến đường sắt.',
    'Cảm ơn quý khách đã gọi. Để biết giờ mở cửa, bấm phím một. Để nói chuyện với nhân viên, xin giữ máy.',
    'Ngày 3 tháng 3, lúc 7 giờ 45, bác sĩ Minh ở phòng 218 đã trả 1264 euro cho chị Lan.',
  ],
}
