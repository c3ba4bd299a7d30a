import type { CastingUse, KnownGender, TraitName } from '@voice-rankings/contract'

/** A script and what its cast has to meet. */
export interface TestScript {
  readonly language: string
  readonly use: CastingUse
  readonly text: string
  /** Expected roles in order; '' is text without a role. */
  readonly roles: readonly string[]
  readonly gender?: KnownGender
  readonly priceLimit?: number
  readonly commercial?: boolean
  /** Traits that the first voice of the first role must not have. */
  readonly never?: readonly TraitName[]
}

/** Scripts in six languages with all uses. */
export const TEST_SCRIPTS: readonly TestScript[] = [
  {
    language: 'en',
    use: 'drama',
    text: 'Anna: You said you would wait.\nBen: I did wait. Nine minutes.',
    roles: ['Anna', 'Ben'],
  },
  {
    language: 'en',
    use: 'drama',
    text: 'Narrator: The ferry had gone.\nAnna: Fine.\nBen: Until Thursday.',
    roles: ['Narrator', 'Anna', 'Ben'],
  },
  {
    language: 'en',
    use: 'narration',
    text: 'Once upon a time a small bear found a lamp. It was warm.',
    roles: [''],
    never: ['creaky'],
  },
  {
    language: 'en',
    use: 'narration',
    text: 'The river ran past the mill. Nobody had worked there for years.',
    roles: [''],
    gender: 'male',
  },
  {
    language: 'en',
    use: 'education',
    text: 'Take 3 apples. Add 4. How many are there?',
    roles: [''],
    never: ['fast', 'creaky'],
  },
  {
    language: 'en',
    use: 'support',
    text: 'Your order 4711 arrives at 18:30. Press 1 to change it.',
    roles: [''],
    never: ['creaky'],
  },
  {
    language: 'en',
    use: 'advertising',
    text: 'New this week! Two coffees for one. Only on Friday!',
    roles: [''],
    never: ['calm'],
  },
  {
    language: 'en',
    use: 'meditation',
    text: 'Breathe in. Let your shoulders drop.',
    roles: [''],
    never: ['fast', 'lively'],
  },
  { language: 'en', use: 'support', text: 'Note: we are closed today.', roles: [''], priceLimit: 0 },
  {
    language: 'en',
    use: 'drama',
    text: 'Dr. Hale: Sit down.\nThe Old Man: I would rather stand.\nDr. Hale: As you like.',
    roles: ['Dr. Hale', 'The Old Man'],
  },
  {
    language: 'en',
    use: 'narration',
    text: 'See https://example.org for more.\nOr http://example.com instead.',
    roles: [''],
  },
  {
    language: 'en',
    use: 'advertising',
    text: 'Fresh bread, every morning, just around the corner!',
    roles: [''],
    commercial: true,
  },
  { language: 'de', use: 'drama', text: 'Anna: Du wolltest warten.\nBen: Ich habe gewartet.', roles: ['Anna', 'Ben'] },
  {
    language: 'de',
    use: 'narration',
    text: 'Es war einmal ein kleiner Bär. Er fand eine Lampe.',
    roles: [''],
    never: ['creaky'],
  },
  { language: 'de', use: 'support', text: 'Ihre Sendung 4711 kommt um 18:30 Uhr.', roles: [''], never: ['creaky'] },
  {
    language: 'de',
    use: 'meditation',
    text: 'Atme ein. Lass die Schultern sinken.',
    roles: [''],
    never: ['fast', 'lively'],
  },
  { language: 'de', use: 'education', text: 'Wie viel ist 3 und 4? Richtig, 7.', roles: [''], never: ['fast'] },
  {
    language: 'de',
    use: 'advertising',
    text: 'Nur am Freitag! Zwei Kaffee zum Preis von einem!',
    roles: [''],
    commercial: true,
    never: ['calm'],
  },
  { language: 'de', use: 'narration', text: 'Herr Dr. Maier kam spät. Er ging früh.', roles: [''], gender: 'female' },
  {
    language: 'fr',
    use: 'drama',
    text: 'Anne : Tu devais attendre.\nBenoît : J’ai attendu neuf minutes.',
    roles: ['Anne', 'Benoît'],
  },
  {
    language: 'fr',
    use: 'narration',
    text: 'Le dernier bac était parti. Le café fermait.',
    roles: [''],
    gender: 'female',
  },
  { language: 'fr', use: 'support', text: 'Votre commande 12 arrive à 18 h 30.', roles: [''], priceLimit: 4 },
  {
    language: 'fr',
    use: 'meditation',
    text: 'Inspirez. Relâchez les épaules.',
    roles: [''],
    never: ['fast', 'lively'],
  },
  { language: 'fr', use: 'education', text: 'Combien font 3 et 4 ? Sept.', roles: [''], never: ['fast'] },
  { language: 'fr', use: 'advertising', text: 'Du pain frais chaque matin !', roles: [''], commercial: true },
  {
    language: 'es',
    use: 'drama',
    text: 'Ana: Dijiste que esperarías.\nBenito: Esperé nueve minutos.',
    roles: ['Ana', 'Benito'],
  },
  {
    language: 'es',
    use: 'narration',
    text: 'El río pasaba junto al molino. Nadie trabajaba allí.',
    roles: [''],
    gender: 'male',
  },
  { language: 'es', use: 'support', text: 'Su pedido 4711 llega a las 18:30.', roles: [''], priceLimit: 0 },
  { language: 'es', use: 'meditation', text: 'Respira. Relaja los hombros.', roles: [''], never: ['fast', 'lively'] },
  { language: 'es', use: 'education', text: '¿Cuánto son 3 y 4? Son 7.', roles: [''], never: ['fast'] },
  { language: 'es', use: 'advertising', text: '¡Solo el viernes! ¡Dos cafés por uno!', roles: [''], never: ['calm'] },
  {
    language: 'ja',
    use: 'drama',
    text: '花子：待つと言ったでしょう。\n太郎：待ったよ。九分も。',
    roles: ['花子', '太郎'],
  },
  { language: 'ja', use: 'narration', text: '雨が降った。私たちは残った。', roles: [''], gender: 'female' },
  { language: 'ja', use: 'support', text: 'ご注文4711は18:30に届きます。', roles: [''], priceLimit: 16 },
  { language: 'ja', use: 'meditation', text: '息を吸って。肩を楽にして。', roles: [''], never: ['fast', 'lively'] },
  { language: 'ja', use: 'education', text: '3と4でいくつ？7です。', roles: [''], never: ['fast'] },
  { language: 'ar', use: 'drama', text: 'آنا: قلت إنك ستنتظر.\nبدر: انتظرت تسع دقائق.', roles: ['آنا', 'بدر'] },
  {
    language: 'ar',
    use: 'narration',
    text: 'كان النهر يجري قرب الطاحونة. لم يعمل هناك أحد.',
    roles: [''],
    gender: 'male',
  },
  {
    language: 'ar',
    use: 'support',
    text: 'يصل طلبك رقم 4711 في الساعة 18:30.',
    roles: [''],
    commercial: true,
    priceLimit: 16,
  },
  { language: 'ar', use: 'education', text: 'كم يساوي 3 و 4؟ سبعة.', roles: [''], never: ['fast'] },
]
