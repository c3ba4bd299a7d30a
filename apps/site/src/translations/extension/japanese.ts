import type { ExtensionMessages } from '../../extension/messages.ts'

/** Texts of the pages of the browser extension in Japanese. */
export const japaneseExtensionMessages: ExtensionMessages = {
  welcome: {
    title: '拡張機能へようこそ',
    text: '拡張機能はこのサーバーに接続されています。どんなページも読み上げ、話している単語を光らせます。',
    steps: '3 つの手順',
    pin: '拡張機能を固定します。ブラウザーのアドレスの横にあるパズルのアイコンを開き、「Voice Rankings」の横のピンを押してください。',
    read: 'ページを開き、拡張機能をクリックするか Alt+P を押します。右クリックで選択範囲、またはそこから読み上げます。',
    voice: '拡張機能で、言語ごとに声を選びます。選ばなければ、最上位の声が読み上げます。',
    privacyTitle: '送られるもの',
    privacy:
      'ページの文章は、読み上げるときにだけこのサーバーへ送られます。音声は共有されません。拡張機能がページを見るのは、クリック、ショートカット、メニューで使ったあとだけです。',
    limits:
      '拡張機能自体でログインするまでは、ここにログインしていても訪問者として読み上げます。訪問者の上限が適用されます。',
    voices: '声を見る',
  },
  login: {
    title: '拡張機能：ログイン完了',
    user: (name) => `${name} としてここにログインしています。このタブを閉じてかまいません。`,
    visitor: 'このサーバーにログインしていません。',
  },
  logout: {
    title: '拡張機能：ログアウト',
    user: (name) => `${name} としてここにログインしています。`,
    visitor: 'ログアウトしています。このタブを閉じてかまいません。',
    button: 'ログアウト',
  },
  loggedOut: {
    title: '拡張機能：ログアウト完了',
    user: (name) => `まだ ${name} としてここにログインしています。`,
    visitor: 'このサーバーからログアウトしました。このタブを閉じてかまいません。',
  },
  removed: {
    title: '拡張機能を削除しました',
    text: 'お試しいただきありがとうございます。サーバーのアドレス、選んだ声、速度の設定も一緒に削除されました。',
    again: '誤って削除した場合は、入手元からもう一度インストールし、このサーバーに接続し直してください。',
    voices: '声はここにあります',
  },
  loginAgain: 'ログイン',
}
