import type { RecordingsMessages } from '../../recordings/messages.ts'
import { number } from './writing.ts'

export const recordings: RecordingsMessages = {
  title: '録音の単語の時刻',
  intro: '録音を選び、そのテキストを貼り付けると、各単語の時刻がわかります。',
  outcomes: [
    ['光る単語', 'プレーヤーがテキストを表示し、話されている単語を強調します。'],
    ['字幕', 'プレーヤーや動画編集用のWebVTTとSubRipのファイル。'],
    ['ページ用のプレーヤー', '貼り付けるHTMLと、自分のサイトに置くファイル。'],
  ],
  privacy: 'サーバーは録音もテキストも保存しません。',
  file: '録音',
  choose: '録音を選ぶ',
  chooseHint: 'ここを押すか、ファイルをドロップしてください',
  formats: 'MP3、WAV、M4A、FLAC、Opus。20 MB、30分まで',
  other: '別の録音を選ぶには、ここを押すかファイルをドロップしてください',
  opening: 'ファイルを読み込んでいます…',
  megabytes: (megabytes) => `${megabytes} MB`,
  refused: {
    unreadable: (name) =>
      `${name}はこのブラウザーで再生できる音声ではありません。MP3で保存して、もう一度選んでください。`,
    size: (name) => `${name}は20 MBを超えています。64 kbit/sのMP3で保存するか、分割してください。`,
    length: (name) => `${name}は30分を超えています。分割して、部分ごとに時刻を求めてください。`,
  },
  text: '録音のテキスト',
  textHint: '話されている言葉をそのまま貼り付けてください。',
  counter: (length, limit) => `${number(length)} / ${number(limit)}文字`,
  excess: (excess) => `${number(excess)}文字超過`,
  language: 'テキストの言語',
  gender: '話者の声',
  genders: { none: '指定なし', female: '女性', male: '男性' },
  align: '単語の時刻を求める',
  aligning: (percent) => `単語の時刻を求めています：${number(percent)}%`,
  alignHint: '30分の音声には1～2分かかります。',
  cancel: 'キャンセル',
  missing: { file: '先に録音を選んでください。', text: '録音のテキストを貼り付けてください。' },
  unconverted:
    'この形式はブラウザーで変換されます。変換できるのは、ブラウザーで再生できる10分までの音声です。MP3で保存してください。',
  failed: '単語の時刻を求められませんでした。もう一度お試しください。',
  kept: '録音とテキストは残っています。',
  result: 'あなたの録音',
  estimated: '単語の時刻は推定です',
  estimatedText: (language) =>
    `このサーバーには${language}を話すローカルのボイスがないため、単語は長さに応じて録音に割り振られています。`,
  misfit: 'テキストが録音と異なります',
  misfitText: (quote, time) =>
    `${time}の「${quote}」から、録音では別のことが話されています。そこのテキストを直して、もう一度お試しください。`,
  playFrom: (time) => `${time}から再生`,
  edit: 'テキストを編集',
  startOver: '最初からやり直す',
  files: 'ファイル',
  fileTexts: {
    vtt: '各単語の時刻付きの字幕（WebVTT）',
    srt: '字幕（SubRip）',
    json: '単語の時刻（JSON）',
    peaks: '波形（JSON）',
  },
  save: (fileName) => `${fileName}をダウンロード`,
  embed: '自分のページに',
  embedText: (audio, captions, peaks) =>
    `${audio}、${captions}、${peaks}を自分のサイトの同じ場所に置き、次の行をページに貼り付けてください。`,
  code: 'プレーヤーのHTML',
  copy: 'コードをコピー',
  copied: 'コピーしました',
  copyFailed: 'コピーできませんでした。行を選択してコピーしてください。',
}
