import type { EarlyAccessMessages } from '../../earlyAccess/messages.ts'

/** Texts of the page Chat reviews in Japanese. */
export const japaneseEarlyAccessMessages: EarlyAccessMessages = {
  title: 'チャットのレビュー：先行案内',
  description: 'ボイスとのチャットは今すぐ使えます。チャットのレビューが始まるときのお知らせ先を登録できます。',
  today: 'すべてのボイスと今すぐチャットできます。',
  chat: (name) => `${name} とチャットする`,
  voices: 'ボイスを選ぶ',
  planned: 'チャットのレビューはまだありません。会話を評価することも、ほかの人の感想を読むこともできません。',
  join: {
    title: 'レビューの開始を知らせてもらう',
    text: (days) =>
      `アドレスを確認するリンクをメールで送ります。確認されないアドレスは${days}日後に削除されます。どのメールにも、アドレスをすぐに削除するリンクがあります。`,
    label: 'メールアドレス',
    send: 'リンクを送る',
    done: (email) => `${email} にメールを送りました。リンクを開いてアドレスを確認してください。`,
    hint: '数分たっても届かない場合は、迷惑メールのフォルダーとアドレスを確かめてください。',
    privacy: '保存される内容',
  },
  noMail: {
    title: 'このサーバーはアドレスを受け付けていません',
    text: 'メールを送らないため、お知らせできません。ここではアドレスをお尋ねしません。',
  },
  confirm: {
    title: 'アドレスを確認する',
    text: 'チャットのレビューが始まるときにメールでお知らせします。アドレスをほかの目的には使いません。',
    button: 'このアドレスを確認',
    done: 'アドレスを確認しました。',
  },
  leave: {
    title: 'アドレスを削除する',
    text: 'アドレスはすぐに削除され、チャットのレビューについてのメールは届かなくなります。',
    button: 'このアドレスを削除',
    done: 'アドレスを削除しました。',
  },
  problems: {
    email: 'メールアドレスを入力してください。例：ann@example.com',
    unknown: 'このリンクは使えません。アドレスが削除されたか、リンクが途中で切れています。',
    wait: '試行回数が多すぎます。1時間後にもう一度お試しください。',
    failed: '実行できませんでした。数分後にもう一度お試しください。',
  },
}
