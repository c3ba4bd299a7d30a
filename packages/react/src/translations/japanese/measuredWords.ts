import type { UseCase } from '@voice-rankings/analysis'
import type { AttributeName, AttributeRecord, AttributeSort, SimilarName, TraitName } from '@voice-rankings/contract'

/** Name of each attribute. */
export const attributeLabels: Record<AttributeName, string> = {
  pitch: 'ピッチ',
  speakingRate: '話速',
  intensity: '強度',
  vocalFry: 'ボーカルフライ',
  energy: 'エネルギー',
}

/** Labels of the range sliders. */
export const rangeLabels: AttributeRecord<'filter', string> = {
  pitchRange: 'ピッチ',
  wpmRange: '話速',
  intensityRange: '強度',
  vocalFryRange: 'ボーカルフライ',
  energyRange: 'エネルギー',
}

/** Sort orders by attribute. */
export const measuredSorts: Record<AttributeSort | `-${AttributeSort}`, string> = {
  pitch: 'ピッチの低い順',
  '-pitch': 'ピッチの高い順',
  wpm: '話速の遅い順',
  '-wpm': '話速の速い順',
  intensity: '声の小さい順',
  '-intensity': '声の大きい順',
  fry: '声のクリアな順',
  '-fry': 'ボーカルフライの多い順',
  energy: '落ち着いた順',
  '-energy': '活発な順',
}

/** Titles of the similar voices lists. */
export const similarLabels: Record<SimilarName, string> = {
  speakingRate: '話速が近い（語/分）',
  pitch: 'ピッチが近い（Hz）',
  intensity: '強度が近い',
  vocalFry: 'ボーカルフライが近い',
}

/** Reason for an empty list of similar voices: the reference voice has no value of the attribute, or 0. */
export const lackedAttributes: Record<SimilarName, string> = {
  speakingRate: 'このボイスの話速は測定されていません。',
  pitch: 'このボイスにはピッチがありません。',
  intensity: 'このボイスの強度は測定されていません。',
  vocalFry: 'このボイスにはボーカルフライがありません。',
}

/** Name of each trait. */
export const traitLabels: Record<TraitName, string> = {
  low: '低い',
  high: '高い',
  calm: '落ち着いた',
  lively: '活発',
  slow: 'ゆっくり',
  fast: '早口',
  soft: '小声',
  loud: '大声',
  clear: 'クリア',
  creaky: 'きしみ声',
}

/** Definition of each attribute, for readers. */
export const attributeDefinitions: Record<AttributeName, string> = {
  pitch: 'サンプルの有声部分の基本周波数の中央値（ヘルツ）。ささやき声にはありません。',
  speakingRate: 'サンプルの単語の時刻から求めた、1分あたりの単語数。',
  intensity: '音量調整前のサンプルのラウドネス。0 % は −70 LUFS、100 % は −6 LUFS です。',
  vocalFry: '有声時間に占めるきしみ声の割合（0〜1）。不規則な声門パルスから測定し、低いピッチだけでは数えません。',
  energy: 'ラウドネスの幅、話速、ピッチの幅から求めた、声の活気（1〜10）。',
}

/** Explanations of the measurements. */
export const measuredHow = [
  'ピッチ：有声部分の基本周波数の中央値です。',
  '話速：サンプルの発話時間1分あたりの単語数です。',
  '強度：音量調整前の聴感上の大きさで、LUFSから算出しています。',
  'ボーカルフライ：有声時間に占めるきしみ声の割合です。ピッチの低さではなく、録音中の不規則な声門パルスから測定しています。',
]

/** Japanese words for `ATTRIBUTE_WORDS`; unknown ones are unchanged. */
export function nameScaleWord(word: string): string {
  return SCALE_WORDS[word] ?? word
}

/** Japanese name of a use case; unknown ones are unchanged. */
export function nameUseCase(useCase: string): string {
  return (USE_CASES as Record<string, string>)[useCase] ?? useCase
}

const USE_CASES: Record<UseCase, string> = {
  narration: 'ナレーション',
  education: '教育',
  support: 'カスタマーサポート',
  announcements: 'アナウンス',
  advertising: '広告',
  meditation: '瞑想',
  characters: 'キャラクター',
  general: '汎用',
}

const SCALE_WORDS: Record<string, string> = {
  unpitched: 'ピッチなし',
  'extremely deep': '極めて低い',
  'very deep': 'とても低い',
  deep: '低い',
  'medium-low': 'やや低い',
  medium: '中くらい',
  'medium-high': 'やや高い',
  high: '高い',
  'very high': 'とても高い',
  'extremely high': '極めて高い',
  'very slow': 'とても遅い',
  slow: '遅い',
  moderate: '中程度',
  brisk: 'やや速い',
  fast: '速い',
  'very fast': 'とても速い',
  'extremely fast': '極めて速い',
  whisper: 'ささやき',
  'very soft': 'とても小さい',
  soft: '小さい',
  loud: '大きい',
  'very loud': 'とても大きい',
  'extremely loud': '極めて大きい',
  clear: 'クリア',
  'mostly clear': 'ほぼクリア',
  'light fry': '少ない',
  'moderate fry': '中程度',
  'heavy fry': '多い',
  'extreme fry': '極めて多い',
  'very even': 'とても落ち着いている',
  even: '落ち着いている',
  balanced: 'ほどよい',
  lively: '活発',
  'very lively': 'とても活発',
}
