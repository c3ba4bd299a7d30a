import type { ChatMessages } from '../../chat/messages.ts'

/** Texts of chats with voices in Japanese. */
export const japaneseChatMessages: ChatMessages = {
  description: (name) => `${name}にメッセージを書くと、答えが音声で返り、単語ごとに強調表示されます。`,
  readDescription: (name) => `書いた文を${name}が読み上げ、単語ごとに強調表示します。`,
  conversation: (name) => `${name}との会話`,
  voicePage: (name) => `${name}について`,
  intro: (name) =>
    `答えは言語モデルが書き、${name}が話します。誤りが含まれることがあります。会話は削除するまでアカウントに保存されます。`,
  readIntro: (name) =>
    `このサーバーでは${name}は答えません。一緒に読むことができます。書いた文を${name}が読み上げます。何も保存されません。`,
  loginIntro: (name) =>
    `${name}の答えを聞くにはログインしてください。ログインしなくても一緒に読むことができます。書いた文を${name}が読み上げます。何も保存されません。`,
  cost: (credits) => `答えは1文字につき${credits}クレジットで、音声はほかの音声と同じ料金です。`,
  log: 'メッセージ一覧',
  empty: 'まだメッセージはありません。',
  emptyHint: (name) => `下の欄から${name}に最初のメッセージを書いてください。`,
  you: 'あなた',
  message: 'メッセージ',
  placeholder: (name) => `${name}に書く`,
  send: '送信',
  stop: '停止',
  stopHint: '書き始めると音声は止まります。',
  writing: (name) => `${name}が答えを書いています。`,
  speaking: (name) => `${name}が話しています。`,
  hearOf: (text) => `聞く：${text}`,
  answerFailed: '答えがありませんでした。',
  speechFailed: 'メッセージを読み上げられませんでした。',
  tryAgain: 'もう一度お試しください。',
  left: (count) => `残り${count}文字`,
  chats: 'あなたの会話',
  newChat: '新しい会話',
  count: (count) => `${count}件のメッセージ`,
  rename: '名前を変更',
  renameLabel: '会話の名前',
  save: '名前を保存',
  cancel: 'キャンセル',
  download: 'テキストでダウンロード',
  delete: '会話を削除',
  deleteSure: 'この会話を完全に削除しますか？',
  deleteYes: '削除',
  refused: 'できませんでした。もう一度お試しください。',
}
