/** Words before a colon that are no names of speakers, in lower case: labels of notes, fields and parts of a text. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  `note notes nb warning caution important attention danger tip tips hint info example examples remark remarks
  definition theorem proof lemma summary conclusion conclusions result results answer question questions problem
  solution task source sources reference references see also title author editors editor date time place location
  language translator illustrator publisher edition release updated subject from to cc bcc re fwd ps p.s. pps url link
  tel phone fax email e-mail address web website isbn doi copyright license licence price total figure fig table chart
  map photo image picture video audio credit credits caption section chapter part step ingredients method directions
  instructions requirements features pros cons advantages disadvantages monday tuesday wednesday thursday friday
  saturday sunday todo fixme update edit spoiler disclaimer abstract keywords introduction background methods discussion
  achtung hinweis hinweise wichtig warnung tipp beispiel frage antwort lösung quelle quellen titel autor datum ort
  zeit sprache abbildung abb tabelle kapitel teil schritt zutaten zusammenfassung vorteile nachteile telefon adresse
  betreff remarque avertissement astuce conseil exemple réponse titre auteur langue lieu étape ingrédients résumé
  avantages inconvénients téléphone objet nota aviso advertencia consejo ejemplo pregunta respuesta título fecha lugar
  idioma figura tabla capítulo paso ingredientes resumen ventajas inconvenientes teléfono dirección asunto 注意 注 例 備考
  質問 回答 答え 出典 日時 場所 著者 タイトル ملاحظة تنبيه مثال سؤال جواب المصدر`.split(/\s+/),
)
