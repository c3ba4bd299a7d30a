import { japaneseMessages } from '@voice-rankings/react/japanese'
import type { SiteTranslation } from '../languages/translation.ts'
import { japaneseBuddiesMessages } from './buddies/japanese.ts'
import { japaneseChatMessages } from './chat/japanese.ts'
import { japaneseEarlyAccessMessages } from './earlyAccess/japanese.ts'
import { japaneseExtensionMessages } from './extension/japanese.ts'
import { japaneseOperatorMessages } from './operator/japanese.ts'
import { japaneseUpgradeMessages } from './upgrade/japanese.ts'

/** All texts of the site in Japanese. */
export const japaneseSiteMessages: SiteTranslation = {
  components: japaneseMessages,
  site: {
    pages: {
      '/voices': 'ボイス',
      '/leaderboard': 'ランキング',
      '/blind': 'ブラインドテスト',
      '/cast': 'キャスティング',
      '/create-voice': 'ボイスを作成',
      '/create-playlist': 'プレイリストを作成',
      '/read': '読み上げ',
      '/align': '単語の時刻',
      '/about': 'このサイトについて',
      '/upgrade': 'アップグレード',
      '/buddies': '友だち',
      '/privacy': 'プライバシー',
      '/terms': '利用規約',
    },
    titles: {
      site: 'ボイスを聞いて、測って、比べる',
      playlists: 'マイプレイリスト',
      playlist: 'プレイリスト',
      snippets: 'マイスニペット',
      compare: (name) => `${name}を比較`,
      provider: (name) => `${name}のボイス`,
      chat: (name) => `${name}とのチャット`,
      views: { details: '詳細', similar: '似たボイス', analysis: '分析' },
    },
    descriptions: {
      align:
        '自分の録音から単語ごとの時刻を求め、単語の強調表示、WebVTTとSubRipの字幕、ページ用のプレーヤーを作ります。',
      blind: '名前を伏せた2つのボイスで同じ文を聞き、どちらの読み方がよいかを選びます。',
      cast: '台本を貼り付けると、役ごとに理由つきでボイスを提案し、せりふを聞くことができます。',
      compare: (name) =>
        `${name}とほかの最大3つのボイスで、同じ文を同じ音量で、名前を出して、または伏せて聞き比べます。`,
      createPlaylist: 'サンプルとスニペットを並べて、単語を追いながら続けて聞きます。',
      createVoice: 'ピッチ、話速、声道、質感のスライダーでボイスを作り、すぐに聞いて保存します。',
      leaderboard: 'ブラインドテストと評価による音声合成ボイスのランキング。投票数とスコアの確かさも示します。',
      playlists: 'サンプルとスニペットのプレイリストを聞き、変更し、新しく作ります。',
      provider: (name, voices) =>
        `${name}のボイス（${voices.toLocaleString('ja-JP')}種類）を、料金・ライセンス・音声の測定値とともに聞けます。`,
      read: '記事や章、本を貼り付けると、選んだボイスですぐに、単語を追いながら聞けます。止めたところから再開します。',
      readWork: '単語を追いながら読み上げるテキストです。',
      snippets: '読み上げたテキストを聞き、検索し、共有し、もう一度読み上げます。',
      voices:
        '言語、プロバイダー、測定値（ピッチ、話速、強度、ボーカルフライ、エネルギー）で音声合成ボイスを探します。',
      voice: (name, gender, provider, language) =>
        `${name}（${provider}の${language}の${{ female: '女性', male: '男性', unknown: '' }[gender]}ボイス）`,
      generate: (voice) => `${voice}を聞き、文を入力して単語を追います。`,
      details: (voice) => `${voice}の測定値とおすすめの用途。`,
      similar: (voice) => `${voice}に、全体や測定値ごとに似たボイス。`,
      analysis: (voice) => `${voice}が話すときのピッチ、強度、ボーカルフライを見ます。`,
      pace: (wordsPerMinute) => `毎分${wordsPerMinute}語`,
      measured: (figures) => `測定値：${figures}。`,
      waveform: (voice) => `${voice}の波形`,
    },
    footer: {
      claim: 'すべての数値は、実際の音声から測定したものです。',
      label: 'フッター',
      docs: 'ドキュメント',
      api: 'API',
      language: '言語',
    },
    header: {
      main: 'メインメニュー',
      menu: 'メニュー',
      search: 'ボイスを検索',
      closeSearch: '検索を閉じる',
      skip: '本文へ移動',
    },
    theme: { label: 'テーマ', auto: 'システムのテーマ', light: 'ライトテーマ', dark: 'ダークテーマ' },
    mine: {
      label: 'マイメニュー',
      home: 'マイページ',
    },
    home: {
      title: '文を入力して、ぴったりの声を聞き比べよう',
      description: '入力した文を、読み上げボイスで聞けます。どのボイスも、実際の音声から測定しています。',
      intro: (voices, providers) =>
        `${providers > 1 ? `${providers.toLocaleString('ja-JP')}社の` : ''}${voices > 0 ? `${voices.toLocaleString('ja-JP')}種類の読み上げボイス` : '読み上げボイス'}を、それぞれの音声から測定しました。`,
      browse: 'すべてのボイスを見る',
      search: 'ボイスの特徴を入力',
      find: '検索',
      starting: '最初のボイスを測定しています。準備ができたボイスから、ここに表示されます。',
      map: (language) => `${language}の全ボイスを、実際の音声の測定値で配置`,
      mapHint:
        '左ほど低く、右ほど高く、上ほど速い声です。ポインターを合わせるとサンプルを、押すとあなたの文を再生します。',
      mapHintTouch: '左ほど低く、右ほど高く、上ほど速い声です。タップするとあなたの文を再生します。',
      openMap: 'マップを開く',
      compare: 'どちらの読み方が良い？',
      compareHint: '2つのボイスで、あなたの文を聞き比べられます。',
      embed: 'あなたのページに埋め込む',
      embedHint: '単語も表示されるプレーヤーを、シンプルなHTMLで。',
      code: 'このプレーヤーのHTML',
      copy: 'コピー',
      copied: 'コピーしました',
      copyFailed: 'コピーできませんでした。行を選択してコピーしてください。',
      ownRecording: '自分の録音を使う',
    },
    leaderboard: {
      title: 'ランキング',
      intro: '2つのボイスが同じ文を読むのを、どちらか知らずに聞いた人々による順位です。',
      byStars: '星の評価順',
      byStarsIntro: '評価順のボイスと、各スコアの確かさです。',
      filters: 'フィルター',
    },
    map: {
      loading: 'マップを読み込み中…',
      noScript: 'マップの表示にはJavaScriptが必要です。同じボイスと数値は次からご覧いただけます：',
      list: 'リストで表示',
    },
    appHome: {
      title: 'マイページ',
      description: 'クレジット、最近のスニペット、お気に入りのボイスをまとめて確認できます。',
      snippets: 'すべてのスニペット',
    },
    appVoices: {
      title: 'マイボイス',
      description: 'お気に入りのボイスと作成したボイスを、どのデバイスでもご利用いただけます。',
      favorites: 'お気に入りのボイス',
    },
    appCollections: {
      title: 'マイコレクション',
      description: '自分で集めたボイスのコレクションです。自分だけが見られます。',
    },
    appLexicon: {
      title: '発音辞書',
      description: '生成する文章での名前や用語の読み方です。自分だけが見られます。',
    },
    shareSettings: {
      title: '共有の設定',
      description: '見聞きできる人、リンク、再生できる場所。',
    },
    shared: { description: '共有された内容', voice: 'この音声をもっと聞く', voices: 'このコレクションの音声' },
    appAccount: {
      title: 'マイアカウント',
      description: 'アカウント情報、データのファイル、アカウントの削除。',
      deleted: 'アカウントを削除しました',
      deletedText: 'すべてのデバイスからログアウトしました。ご利用ありがとうございました。',
    },
    special: {
      title: 'スペシャル',
      refused: 'このページを見るにはログインしてください。',
      text: (name) =>
        `${name}としてログインしています。このページはログイン中のユーザーだけが見られます。ほかの内容はまだありません。`,
    },
    offline: {
      title: 'オフラインです',
      text: '接続がなくても、前に開いたページを表示し、前に聞いた音声を再生できます。',
      retry: '再試行',
      saved: 'このデバイスに保存済み',
    },
    error: {
      home: 'ホームに戻る',
      retry: '再試行',
      denied: 'アクセスできません',
      deniedText: 'このページを表示する権限がありません。',
      missing: 'ページが見つかりません',
      missingText: 'お探しのページは存在しないか、移動した可能性があります。',
      missingAt: (path) => `ページが見つかりません：${path}`,
      unexpected: '予期しないエラーが発生しました',
      unexpectedText: '問題が発生しました。しばらくしてから、もう一度お試しください。',
      unreached: 'サーバーに接続できませんでした。接続を確認して、もう一度お試しください。',
    },
    notice: {
      label: 'お知らせ',
      new: '新しいバージョンがあります。',
      failed: 'このページの一部を読み込めませんでした。',
      unsaved: { favorite: 'お気に入りを保存できませんでした。', rating: '評価を保存できませんでした。' },
      tryAgain: 'もう一度お試しください。',
      reload: '再読み込み',
      dismiss: '閉じる',
    },
    plain: {
      samples: 'サンプルを聞く',
      sampleOf: (name) => `${name}のサンプル`,
      snippetOf: (name) => `${name}の読み上げ`,
      needsScripts: 'JavaScriptが必要です。',
      snippetMissing: 'このスニペットは削除されたか、共有されていません。代わりにボイスのサンプルを再生します。',
      site: 'Voice Rankings',
      score: (score) => `5点満点で${score}点`,
      onSite: (name) => `Voice Rankingsの${name}`,
    },
  },
  extension: japaneseExtensionMessages,
  operator: japaneseOperatorMessages,
  upgrade: japaneseUpgradeMessages,
  chat: japaneseChatMessages,
  earlyAccess: japaneseEarlyAccessMessages,
  buddies: japaneseBuddiesMessages,
}
