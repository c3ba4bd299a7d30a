import type { AccountDataMessages } from '../../accountData/messages.ts'
import type { AccountMessages } from '../../account/messages.ts'
import type { CollectionsMessages } from '../../collections/messages.ts'
import type { FavoritesMessages } from '../../favorites/messages.ts'
import type { LeaderboardMessages } from '../../leaderboard/messages.ts'
import type { RatingsMessages } from '../../ratings/messages.ts'
import type { SessionMessages } from '../../session/messages.ts'
import { number, voiceCount } from './writing.ts'

export const account: AccountMessages = {
  menu: (username) => username,
  voices: 'マイボイス',
  collections: 'マイコレクション',
  playlists: 'マイプレイリスト',
  snippets: 'マイスニペット',
  lexicon: '発音辞書',
  account: 'マイアカウント',
  changeUsername: 'ユーザー名を変更',
  logout: 'ログアウト',
  credits: (available, total) => `残り${number(available)} / ${number(total)}クレジット`,
  percent: (percent) => `${number(percent, 1)}%`,
  minutesLeft: (minutes) => `約${number(minutes)}分の音声`,
  creditsLine: (credits, percent, minutes) => `${credits}（${percent}）・${minutes}`,
  costs: (credits) => `約${number(credits)}クレジット`,
  otherScript: (names) => `この文字を読めない可能性がある音声：${names.join('、')}`,
  otherLanguage: (language, names) =>
    `テキストは${language}のようです。正しく発音できない可能性がある音声：${names.join('、')}`,
  voicesOf: (language) => `${language}の音声`,
  costsMore: (credits, left) => `約${number(credits)}クレジット（残り${number(left)}）`,
  username: 'ユーザー名',
  usernameHelp: 'ユーザー名は、ほかの人に表示される名前です。',
  close: '閉じる',
  cancel: 'キャンセル',
  save: '保存',
  checking: '確認中…',
  usernameMessages: {
    too_short: 'ユーザー名は3文字以上で入力してください。',
    taken: 'このユーザー名はすでに使われています。',
    available: 'このユーザー名は使用できます。',
    check_failed: 'ユーザー名を確認できませんでした。',
  },
  unknownError: '不明なエラーが発生しました。',
  saveFailed: 'ユーザー名を変更できませんでした。もう一度お試しください。',
}

export const accountData: AccountDataMessages = {
  account: 'アカウント',
  username: 'ユーザー名',
  email: 'メールアドレス',
  data: 'あなたのデータ',
  dataText:
    'アカウント、スニペットとそのテキスト、評価、お気に入り、コレクション、クレジットを1つのJSONファイルにまとめます。スニペットの音声のURLも含まれるため、ファイルを持つ人は誰でも再生できます。',
  save: 'データをダウンロード',
  saving: 'データを準備中…',
  saved: (fileName) => `データを${fileName}として保存しました。`,
  saveFailed: 'データをダウンロードできませんでした。もう一度お試しください。',
  delete: 'アカウントの削除',
  deleteText: 'この操作は取り消せません。データを残したい場合は、先にダウンロードしてください。',
  openDelete: 'アカウントを削除…',
  deleteEffects: [
    'すべてのデバイスからログアウトします。',
    'お気に入り、コレクション、クレジット、共有していないスニペットは削除されます。',
    '共有中のスニペットは、名前を表示せずに引き続き再生できます。',
    '評価は、名前とテキストを除いて引き続き集計されます。',
  ],
  confirmUsername: (username) => `確認のため、ユーザー名「${username}」を入力してください`,
  password: 'パスワード',
  passwordHint: 'ご本人確認のため、パスワードを入力してください。',
  cancel: 'キャンセル',
  close: '閉じる',
  deleteForGood: '完全に削除',
  deleting: 'アカウントを削除中…',
  deleteFailed: 'アカウントを削除できませんでした。もう一度お試しください。',
  logOutFirst: 'ログアウトしてログインし直す',
}

export const session: SessionMessages = {
  initial: { title: 'Voice Rankingsに参加', description: '無料の新規登録で、すべての機能をご利用いただけます。' },
  fallback: { title: '続けるには参加が必要です', description: '会員になると、この機能をご利用いただけます。' },
  choose: 'ログイン／新規登録',
  later: 'あとで',
  close: '閉じる',
  login: 'ログイン',
  notices: {
    waiting: '開いたウィンドウでログインを完了してください。',
    blocked: 'ログイン用のウィンドウがブラウザーにブロックされました。',
    unreachable: 'サーバーが応答しません。',
    complete: 'ログインしました。',
  },
  matchingCode: 'コードを求められたら、次を入力してください：',
  showWindow: 'ウィンドウを表示',
  openWindow: 'ウィンドウを開く',
  retry: '再試行',
  onThisPage: 'このページで続ける',
  cancel: 'キャンセル',
}

export const favorites: FavoritesMessages = {
  tooltips: {
    visitor: 'ログインしてお気に入りに追加',
    add: 'お気に入りに追加',
    remove: 'お気に入りから削除',
  },
  favorite: 'お気に入りに追加',
  remove: 'お気に入りから削除',
  label: (action, voiceName) => `${action}：${voiceName}`,
  list: {
    title: 'お気に入りのボイス',
    loading: 'お気に入りを読み込み中…',
    empty: 'お気に入りのボイスはまだありません',
    emptyHint: 'ボイスのハートを押すと、ここに保存されます。',
    browse: 'ボイスを探す',
    failed: 'お気に入りを読み込めませんでした',
    failedHint: '接続を確認して、もう一度お試しください。',
    retry: '再試行',
    all: (count) => `全${number(count)}件をカタログで表示`,
  },
  prompt: { title: 'Voice Rankingsに参加', description: 'ログインすると、ボイスをお気に入りに追加できます' },
}

export const collections: CollectionsMessages = {
  add: 'コレクションに追加',
  label: (voiceName) => `${voiceName}をコレクションに追加`,
  find: '検索または新規作成',
  loading: 'コレクションを読み込み中…',
  empty: 'コレクションはまだありません。名前を入力すると作成できます。',
  create: (name) => `「${name}」を作成`,
  count: (count, limit) => `コレクション ${number(count)} / ${number(limit)}件`,
  full: (limit) => `コレクションが上限の${number(limit)}件に達しています。先にどれかを削除してください。`,
  added: '✓ 追加しました',
  addedTo: (collection) => `${collection}に追加しました`,
  removed: '削除しました',
  removedFrom: (collection) => `${collection}から削除しました`,
  loadFailed: 'コレクションを読み込めませんでした。',
  retry: '再試行',
  list: {
    title: 'マイコレクション',
    names: 'コレクション',
    newName: '新しいコレクションの名前',
    create: '作成',
    empty: 'コレクションはまだありません',
    emptyHint: '上の欄で最初のコレクションに名前を付け、ボイスのカードやページから追加してください。',
    voices: (count, names) => {
      if (count === 0) return 'ボイスはまだありません'
      const more = count - names.length
      const listed = more > 0 ? [...names, `ほか${number(more)}種類`] : names
      return `${voiceCount(count)}：${listed.join('、')}`
    },
    taken: '同じ名前のコレクションがすでにあります。',
    rename: '名前を変更',
    renameOne: (name) => `${name}の名前を変更`,
    newNameOf: (name) => `${name}の新しい名前`,
    save: '保存',
    delete: '削除',
    deleteOne: (name) => `${name}を削除`,
    deleteQuestion: (name) => `「${name}」を削除しますか？`,
    deleteHint: 'この操作は取り消せません。ボイスはカタログとほかのコレクションに残ります。',
    cancel: 'キャンセル',
    close: '閉じる',
    renameFailed: 'コレクションの名前を変更できませんでした。',
    deleteFailed: 'コレクションを削除できませんでした。',
    deleted: (name) => `${name}を削除しました`,
  },
  addFailed: 'ボイスを追加できませんでした。',
  removeFailed: 'ボイスを削除できませんでした。',
  createFailed: 'コレクションを作成できませんでした。',
  prompt: {
    title: '参加してコレクションを作成',
    description: '会員になると、ボイスのコレクションを保存して共有できます。',
  },
}

export const ratings: RatingsMessages = {
  stars: { 1: '悪い', 2: 'まずまず', 3: '良い', 4: 'とても良い', 5: '最高！' },
  starLabel: (stars, meaning) => `${stars} ${meaning}`,
  starsHint: '矢印キーで選び、Enterで評価を送信します。',
  question: (voiceName) => `${voiceName}の声はいかがですか？`,
  dismiss: '今は評価しない',
  notVoted: '未評価',
  voted: (stars) => `評価ありがとうございます！ 評価：${stars}/5`,
  score: (score) => number(score, 1),
  scoreOf: (score) => `5点満点で${number(score, 1)}点`,
  count: (count) => `${number(count)}件の評価`,
  interval: (low, high) => `${number(low, 1)}～${number(high, 1)}`,
  intervalHint: (low, high) => `真の平均は、95%の確率で${number(low, 1)}～${number(high, 1)}の間にあります。`,
  unranked: '順位なし',
  missing: (count) => `順位が付くまであと${number(count)}件の評価が必要`,
}

export const leaderboard: LeaderboardMessages = {
  title: 'ランキング',
  caption: '評価の高い順に並べたボイス',
  columns: { rank: '順位', voice: 'ボイス', score: 'スコア', interval: '95%区間', votes: '評価数' },
  rank: (rank) => `${number(rank)}位`,
  score: (score) => number(score, 2),
  interval: (low, high) => `${number(low, 2)}～${number(high, 2)}`,
  votes: (count) => number(count),
  votesInWords: (count) => `${number(count)}件の評価`,
  how: 'スコアは5点満点です。バーは95%区間を示し、重なっているボイスの順位差は偶然かもしれません。',
  unranked: '順位なし',
  unrankedHint: (needed) => `順位が付くには${number(needed)}件の評価が必要です。ボイスを聞いて評価してください。`,
  ratedBy: (count, needed) => `評価 ${number(count)} / ${number(needed)}件`,
  loading: 'ランキングを読み込み中…',
  empty: '一致するボイスがありません。',
  noneRanked: '順位の付いたボイスはまだありません。',
  failed: 'ランキングを読み込めませんでした。',
  retry: '再試行',
  more: 'さらに表示',
  top: '評価の高いボイス',
}
