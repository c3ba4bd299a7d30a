/** Sample text of the voices of one language. */
export interface Passage {
  /** English name of the language. */
  language: string
  /**
   * Welcome speech of a personal voice assistant: the same content in every language, at least 40 words, at most 500
   * characters.
   */
  text: string
}

/**
 * Passages by language code; one with a region applies to that region, one without to all others. No passage reveals
 * the gender of speaker or listener, since every voice of the language speaks it.
 */
export const PASSAGES: Readonly<Record<string, Passage>> = {
  af: {
    language: 'Afrikaans',
    text: "Welkom! Ek is jou persoonlike stemassistent en ek is bly om jou te ontmoet. Ek kan jou boodskappe hardop lees, jou vrae beantwoord, jou aan afsprake herinner en vir jou sê hoe die weer gaan wees. Praat net met my of tik 'n paar woorde. Wanneer jy ook al hulp nodig het, sal ek hier wees vir jou, dag en nag.",
  },
  bg: {
    language: 'Bulgarian',
    text: 'Добре дошли! Аз съм вашият личен гласов асистент и ми е приятно да се запознаем. Мога да чета съобщенията ви на глас, да отговарям на въпросите ви, да ви напомням за срещи и да ви казвам какво ще бъде времето. Просто ми говорете или напишете няколко думи. Винаги когато имате нужда от помощ, ще бъда тук за вас, денем и нощем.',
  },
  ca: {
    language: 'Catalan',
    text: "Us dono la benvinguda. Soc el vostre assistent de veu personal i m'alegra conèixer-vos. Puc llegir els vostres missatges en veu alta, respondre les vostres preguntes, recordar-vos les cites i dir-vos quin temps farà. Parleu amb mi o escriviu unes quantes paraules. Sempre que necessiteu ajuda, seré aquí per a vosaltres, de dia i de nit.",
  },
  cs: {
    language: 'Czech',
    text: 'Vítejte! Jsem váš osobní hlasový asistent a těší mě, že vás poznávám. Umím nahlas číst vaše zprávy, odpovídat na vaše otázky, připomínat vám schůzky a říct vám, jaké bude počasí. Stačí na mě promluvit nebo napsat pár slov. Kdykoli budete potřebovat pomoc, budu tady pro vás, ve dne i v noci.',
  },
  da: {
    language: 'Danish',
    text: 'Velkommen! Jeg er din personlige stemmeassistent, og det er en fornøjelse at lære dig at kende. Jeg kan læse dine beskeder højt, svare på dine spørgsmål, minde dig om aftaler og fortælle dig, hvordan vejret bliver. Du kan bare tale til mig eller skrive et par ord. Når du har brug for hjælp, er jeg her for dig, både dag og nat.',
  },
  de: {
    language: 'German',
    text: 'Willkommen! Ich bin Ihr persönlicher Sprachassistent und freue mich, Sie kennenzulernen. Ich kann Ihre Nachrichten vorlesen, Ihre Fragen beantworten, Sie an Termine erinnern und Ihnen sagen, wie das Wetter wird. Sprechen Sie einfach mit mir oder tippen Sie ein paar Wörter. Wann immer Sie Hilfe brauchen, bin ich für Sie da, bei Tag und bei Nacht.',
  },
  el: {
    language: 'Greek',
    text: 'Καλώς ήρθατε! Είμαι ο προσωπικός σας φωνητικός βοηθός και χαίρομαι που σας γνωρίζω. Μπορώ να διαβάζω δυνατά τα μηνύματά σας, να απαντώ στις ερωτήσεις σας, να σας θυμίζω τα ραντεβού σας και να σας λέω τι καιρό θα κάνει. Απλώς μιλήστε μου ή γράψτε μερικές λέξεις. Όποτε χρειάζεστε βοήθεια, θα είμαι εδώ για εσάς, μέρα και νύχτα.',
  },
  en: {
    language: 'English',
    text: 'Welcome! I am your personal voice assistant, and I am glad to meet you. I can read your messages aloud, answer your questions, remind you of appointments and tell you what the weather will be like. Just talk to me or type a few words. Whenever you need help, I will be here for you, day and night.',
  },
  es: {
    language: 'Spanish',
    text: 'Le doy la bienvenida. Soy su asistente de voz personal y me alegra conocerle. Puedo leer sus mensajes en voz alta, responder a sus preguntas, recordarle sus citas y decirle qué tiempo hará. Hable conmigo o escriba unas pocas palabras. Siempre que necesite ayuda, estaré aquí para usted, de día y de noche.',
  },
  'es-MX': {
    language: 'Spanish',
    text: 'Le doy la bienvenida. Soy su asistente de voz personal y me da mucho gusto conocerle. Puedo leer sus mensajes en voz alta, responder a sus preguntas, recordarle sus citas y decirle cómo va a estar el clima. Platique conmigo o escriba unas cuantas palabras. Siempre que necesite ayuda, estaré aquí para usted, de día y de noche.',
  },
  et: {
    language: 'Estonian',
    text: 'Tere tulemast! Mina olen teie isiklik hääleassistent ja mul on hea meel teiega tutvuda. Ma oskan teie sõnumeid ette lugeda, teie küsimustele vastata, teile kohtumisi meelde tuletada ja öelda, milline ilm homme tuleb. Lihtsalt rääkige minuga või kirjutage paar sõna. Alati, kui te abi vajate, olen ma teie jaoks siin, nii päeval kui ka öösel.',
  },
  fi: {
    language: 'Finnish',
    text: 'Tervetuloa! Minä olen sinun henkilökohtainen ääniavustajasi, ja minusta on mukavaa tutustua sinuun. Voin lukea viestisi ääneen, vastata kysymyksiisi, muistuttaa sinua tapaamisista ja kertoa, millainen sää huomenna on. Puhu minulle tai kirjoita vain muutama sana. Aina kun sinä tarvitset apua, minä olen täällä sinua varten, niin päivällä kuin yölläkin.',
  },
  fr: {
    language: 'French',
    text: "Bonjour et bienvenue. Je suis votre assistant vocal personnel et c'est un plaisir de faire votre connaissance. Je peux lire vos messages à voix haute, répondre à vos questions, vous rappeler vos rendez-vous et vous dire quel temps il fera. Parlez-moi ou tapez simplement quelques mots. Chaque fois que vous aurez besoin d'aide, je serai là, de jour comme de nuit.",
  },
  hi: {
    language: 'Hindi',
    text: 'आपका स्वागत है! मैं आपका निजी वॉइस असिस्टेंट हूँ और आपसे मिलकर मुझे बहुत खुशी हुई। मेरा काम है आपके संदेश पढ़कर सुनाना, आपके सवालों के जवाब देना, आपको मुलाकातों की याद दिलाना और मौसम का हाल बताना। बस मुझसे बात कीजिए या कुछ शब्द लिखिए। जब भी आपको मदद की ज़रूरत हो, मैं दिन-रात यहाँ आपके साथ हूँ।',
  },
  hr: {
    language: 'Croatian',
    text: 'Dobro došli! Ja sam vaš osobni glasovni asistent i drago mi je što smo se upoznali. Mogu vam čitati poruke naglas, odgovarati na vaša pitanja, podsjećati vas na sastanke i reći vam kakvo će biti vrijeme. Samo mi se obratite ili napišite nekoliko riječi. Kad god vam zatreba pomoć, bit ću tu za vas, i danju i noću.',
  },
  hu: {
    language: 'Hungarian',
    text: 'Üdvözlöm! Én vagyok az Ön személyes hangasszisztense, és nagyon örülök, hogy megismerhetem Önt. Fel tudom olvasni az üzeneteit, válaszolok a kérdéseire, emlékeztetem a találkozóira, és elmondom, hogy milyen idő lesz holnap. Csak szóljon hozzám, vagy írjon be néhány szót. Amikor csak segítségre van szüksége, itt leszek Önnek, éjjel és nappal is.',
  },
  id: {
    language: 'Indonesian',
    text: 'Selamat datang! Saya asisten suara pribadi Anda, dan saya senang berkenalan dengan Anda. Saya dapat membacakan pesan Anda, menjawab pertanyaan Anda, mengingatkan Anda tentang janji temu, dan memberi tahu Anda bagaimana cuaca hari ini. Berbicaralah dengan saya atau ketik beberapa kata saja. Kapan pun Anda membutuhkan bantuan, saya akan selalu ada di sini untuk Anda, siang dan malam.',
  },
  is: {
    language: 'Icelandic',
    text: 'Velkomin! Ég er persónulegi raddaðstoðarmaðurinn þinn og það er gaman að kynnast þér. Ég get lesið skilaboðin þín upphátt, svarað spurningum þínum, minnt þig á fundi og sagt þér hvernig veðrið verður. Talaðu bara við mig eða skrifaðu nokkur orð. Þegar þú þarft á hjálp að halda verð ég hér fyrir þig, bæði dag og nótt.',
  },
  it: {
    language: 'Italian',
    text: 'Ti do il benvenuto. Sono il tuo assistente vocale personale ed è un piacere conoscerti. Posso leggere i tuoi messaggi ad alta voce, rispondere alle tue domande, ricordarti gli appuntamenti e dirti che tempo farà. Parlami oppure scrivi qualche parola. Ogni volta che avrai bisogno di aiuto, io sarò qui per te, di giorno e di notte.',
  },
  ko: {
    language: 'Korean',
    text: '환영합니다! 저는 당신의 개인 음성 비서이며, 이렇게 만나게 되어 정말 반갑습니다. 저는 당신에게 온 메시지를 소리 내어 읽어 드리고, 궁금한 것에 대답해 드리고, 중요한 약속을 잊지 않도록 알려 드리고, 오늘과 내일의 날씨가 어떨지도 말씀해 드릴 수 있습니다. 저에게 편하게 말을 걸거나 몇 단어를 입력해 보세요. 도움이 필요할 때는 언제든지, 낮이든 밤이든, 저는 항상 여기에 있겠습니다.',
  },
  lt: {
    language: 'Lithuanian',
    text: 'Sveiki atvykę! Aš esu jūsų asmeninis balso asistentas ir man malonu su jumis susipažinti. Galiu garsiai perskaityti jūsų žinutes, atsakyti į jūsų klausimus, priminti jums apie susitikimus ir pasakyti, koks bus oras. Tiesiog kalbėkite su manimi arba parašykite kelis žodžius. Kai tik jums prireiks pagalbos, aš būsiu čia, kad padėčiau jums ir dieną, ir naktį.',
  },
  lv: {
    language: 'Latvian',
    text: 'Laipni lūdzam! Es esmu jūsu personīgais balss asistents, un man ir prieks ar jums iepazīties. Es varu skaļi nolasīt jūsu ziņas, atbildēt uz jūsu jautājumiem, atgādināt jums par tikšanās reizēm un pastāstīt, kāds būs laiks. Vienkārši runājiet ar mani vai uzrakstiet dažus vārdus. Kad vien jums būs vajadzīga palīdzība, es būšu šeit gan dienā, gan naktī.',
  },
  nb: {
    language: 'Norwegian',
    text: 'Velkommen! Jeg er din personlige stemmeassistent, og det er hyggelig å bli kjent med deg. Jeg kan lese opp meldingene dine, svare på spørsmålene dine, minne deg på avtaler og fortelle deg hvordan været blir. Bare snakk til meg eller skriv noen ord. Når du trenger hjelp, er jeg her for deg, både dag og natt.',
  },
  nl: {
    language: 'Dutch',
    text: 'Welkom! Ik ben uw persoonlijke spraakassistent en het is fijn om kennis met u te maken. Ik kan uw berichten voorlezen, uw vragen beantwoorden, u aan afspraken herinneren en u vertellen wat voor weer het wordt. Praat gewoon met mij of typ een paar woorden. Wanneer u hulp nodig hebt, ben ik er voor u, dag en nacht.',
  },
  pl: {
    language: 'Polish',
    text: 'Witaj! Jestem twoim osobistym asystentem głosowym i cieszę się, że mogę cię poznać. Potrafię czytać na głos twoje wiadomości, odpowiadać na pytania, przypominać o spotkaniach i mówić, jaka będzie pogoda. Po prostu powiedz coś do mnie albo wpisz kilka słów. Kiedy tylko będziesz potrzebować pomocy, będę tutaj dla ciebie, w dzień i w nocy.',
  },
  'pt-BR': {
    language: 'Portuguese',
    text: 'Boas-vindas! Eu sou o seu assistente de voz pessoal e é um prazer conhecer você. Posso ler suas mensagens em voz alta, responder às suas perguntas, lembrar você dos seus compromissos e dizer como vai ficar o tempo. Fale comigo ou digite algumas palavras. Sempre que você precisar de ajuda, estarei aqui, de dia e de noite.',
  },
  pt: {
    language: 'Portuguese',
    text: 'Boas-vindas! Eu sou o seu assistente de voz pessoal e é um prazer falar consigo. Posso ler as suas mensagens em voz alta, responder às suas perguntas, lembrar-lhe os seus compromissos e dizer-lhe que tempo vai fazer. Fale comigo ou escreva algumas palavras. Sempre que precisar de ajuda, estarei aqui, de dia e de noite.',
  },
  ro: {
    language: 'Romanian',
    text: 'Bun venit! Sunt asistentul tău vocal personal și mă bucur să te cunosc. Pot să îți citesc mesajele cu voce tare, să îți răspund la întrebări, să îți amintesc de întâlniri și să îți spun cum va fi vremea. Vorbește cu mine sau scrie câteva cuvinte. Ori de câte ori vei avea nevoie de ajutor, voi fi aici pentru tine, zi și noapte.',
  },
  ru: {
    language: 'Russian',
    text: 'Добро пожаловать! Я ваш личный голосовой помощник, и мне приятно с вами познакомиться. Я могу читать вслух ваши сообщения, отвечать на ваши вопросы, напоминать вам о встречах и рассказывать, какая будет погода. Просто поговорите со мной или напишите несколько слов. Когда вам понадобится помощь, я буду рядом с вами и днём, и ночью.',
  },
  sk: {
    language: 'Slovak',
    text: 'Vitajte! Som váš osobný hlasový asistent a teší ma, že vás spoznávam. Viem nahlas čítať vaše správy, odpovedať na vaše otázky, pripomínať vám stretnutia a povedať vám, aké bude počasie. Stačí sa mi prihovoriť alebo napísať pár slov. Kedykoľvek budete potrebovať pomoc, budem tu pre vás, vo dne aj v noci.',
  },
  sl: {
    language: 'Slovenian',
    text: 'Dobrodošli! Sem vaš osebni glasovni pomočnik in veseli me, da vas spoznavam. Na glas vam lahko berem sporočila, odgovarjam na vaša vprašanja, vas spomnim na sestanke in vam povem, kakšno bo vreme. Samo spregovorite z menoj ali napišite nekaj besed. Kadar koli boste potrebovali pomoč, bom tukaj za vas, podnevi in ponoči.',
  },
  sv: {
    language: 'Swedish',
    text: 'Välkommen! Jag är din personliga röstassistent och det är trevligt att få träffa dig. Jag kan läsa upp dina meddelanden, svara på dina frågor, påminna dig om möten och berätta hur vädret blir. Prata bara med mig eller skriv några ord. När du än behöver hjälp finns jag här för dig, både dag och natt.',
  },
  sw: {
    language: 'Swahili',
    text: 'Karibu sana! Mimi ni msaidizi wako binafsi wa sauti na nimefurahi kukutana nawe. Ninaweza kukusomea ujumbe wako kwa sauti, kujibu maswali yako, kukukumbusha miadi yako na kukuambia hali ya hewa itakuwaje. Zungumza nami tu au andika maneno machache. Wakati wowote utakapohitaji msaada, nitakuwa hapa kwa ajili yako, mchana na usiku.',
  },
  tr: {
    language: 'Turkish',
    text: 'Hoş geldiniz! Ben sizin kişisel sesli asistanınızım ve sizinle tanıştığıma çok memnun oldum. Mesajlarınızı yüksek sesle okuyabilir, sorularınıza cevap verebilir, randevularınızı hatırlatabilir ve size havanın nasıl olacağını söyleyebilirim. Benimle konuşmanız ya da birkaç kelime yazmanız yeterli. Ne zaman yardıma ihtiyacınız olursa, gece ya da gündüz fark etmez, ben her zaman burada olacağım.',
  },
  uk: {
    language: 'Ukrainian',
    text: 'Ласкаво просимо! Я ваш особистий голосовий помічник, і мені приємно з вами познайомитися. Я можу читати вголос ваші повідомлення, відповідати на ваші запитання, нагадувати вам про зустрічі та розповідати, якою буде погода. Просто поговоріть зі мною або напишіть кілька слів. Коли вам знадобиться допомога, я буду поруч із вами і вдень, і вночі.',
  },
  vi: {
    language: 'Vietnamese',
    text: 'Xin chào và chào mừng bạn! Tôi là trợ lý giọng nói cá nhân của bạn và tôi rất vui được làm quen với bạn. Tôi có thể đọc to tin nhắn, trả lời câu hỏi, nhắc bạn về các cuộc hẹn và cho bạn biết thời tiết hôm nay thế nào. Hãy nói chuyện với tôi hoặc gõ vài từ. Bất cứ khi nào bạn cần giúp đỡ, tôi luôn ở đây vì bạn, cả ngày lẫn đêm.',
  },
}

/** Finds the passage for a language code such as `de-AT`; undefined for a language without one. */
export function findPassage(languageCode: string): Passage | undefined {
  return PASSAGES[languageCode] ?? PASSAGES[languageCode.split('-')[0] ?? '']
}

/** Returns the passage for a language code; throws a RangeError for a language without one. */
export function passageFor(languageCode: string): Passage {
  const passage = findPassage(languageCode)
  if (!passage) throw new RangeError(`There is no passage for the language ${languageCode}. Add one to PASSAGES.`)
  return passage
}
