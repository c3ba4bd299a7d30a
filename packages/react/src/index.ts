export {
  CreditsBar,
  LazyAccountData,
  UserMenu,
  UserMenuItems,
  UserSummary,
  UsernameDialog,
  accountMessages,
  useUsername,
} from './entries/account.ts'
export type {
  AccountDataProps,
  AccountMessages,
  AccountPage,
  Availability,
  CreditsBarProps,
  SaveProblem,
  UserMenuItemsProps,
  UserMenuProps,
  UserSummaryProps,
  UsernameDialogProps,
  UsernameMessage,
  UsernameOptions,
} from './entries/account.ts'
export { AnalysisPanel, AnalysisPanelView, useAnalysis } from './entries/analysis.ts'
export type {
  AnalysisComparison,
  AnalysisInput,
  AnalysisModel,
  AnalysisPanelProps,
  AnalysisProblem,
  AnalysisRun,
  Series,
} from './entries/analysis.ts'
export { BlindStrip, BlindTest, BlindTestView, useBlindTest } from './entries/blind.ts'
export type {
  BlindHeard,
  BlindMessages,
  BlindNotice,
  BlindSetting,
  BlindSide,
  BlindStage,
  BlindState,
  BlindStripProps,
  BlindSummary,
  BlindTestModel,
  BlindTestOptions,
  BlindTestProps,
  BlindTestViewProps,
  OpenPair,
} from './entries/blind.ts'
export { VoiceCasting } from './entries/casting.ts'
export type { CastingMessages, CastingOptions, VoiceCastingProps } from './entries/casting.ts'
export {
  CollectionList,
  CollectionMenu,
  CollectionMenuView,
  collectionsMessages,
  useCollections,
} from './entries/collections.ts'
export type {
  Adding,
  CollectionListOptions,
  CollectionListProps,
  CollectionMenuProps,
  CollectionMenuViewProps,
  CollectionProblem,
  CollectionsMessages,
  CollectionsModel,
} from './entries/collections.ts'
export {
  COMPARED_LIMIT,
  CompareVoices,
  CompareVoicesView,
  comparePath,
  findVoice,
  readCompareFragment,
  useCompareVoices,
} from './entries/compare.ts'
export type {
  CompareFragment,
  CompareModel,
  CompareOptions,
  CompareVoicesProps,
  CompareVoicesViewProps,
  Compared,
  ComparedModel,
  Comparison,
  Take,
} from './entries/compare.ts'
export { DesignedVoices, VoiceDesigner } from './entries/designer.ts'
export type {
  DesignedVoicesProps,
  DesignerMessages,
  DesignPreviewState,
  DesignSaving,
  DesignState,
  SpokenDesign,
  VoiceDesignerOptions,
  VoiceDesignerProps,
} from './entries/designer.ts'
export { parseUserAgent, useDeviceInfo } from './entries/device.ts'
export type { DeviceInfo, DeviceInfoOptions, UserAgentHints } from './entries/device.ts'
export { DownloadButton, DownloadButtonView, FormatMenu, useDownload } from './entries/downloads.ts'
export type {
  DownloadButtonProps,
  DownloadButtonViewProps,
  DownloadModel,
  DownloadOptions,
  DownloadWork,
  FormatMenuProps,
  NamedVoice,
} from './entries/downloads.ts'
export { FAVORITES_QUERY, FavoriteButton, FavoriteVoices, useFavorite } from './entries/favorites.ts'
export type {
  FavoriteButtonProps,
  FavoriteOptions,
  FavoriteVoicesOptions,
  FavoriteVoicesProps,
} from './entries/favorites.ts'
export { hasNoOrigin, openAmongFrames, useFrame } from './entries/frame.ts'
export type { FrameViews } from './entries/frame.ts'
export {
  BlindHistoryChart,
  BlindLeaderboard,
  BlindPriceChart,
  Leaderboard,
  LeaderboardView,
  TopVoices,
  blindLeaderboardQuery,
  leaderboardMessages,
  useLeaderboard,
} from './entries/leaderboard.ts'
export type {
  BlindColumn,
  BlindHistoryChartProps,
  BlindLeaderboardModel,
  BlindLeaderboardOptions,
  BlindLeaderboardProps,
  BlindLeaderboardViewProps,
  BlindPriceChartProps,
  LeaderboardColumn,
  LeaderboardFilters,
  LeaderboardMessages,
  LeaderboardModel,
  LeaderboardOptions,
  LeaderboardProps,
  LeaderboardSort,
  LeaderboardViewProps,
  RankedVoice,
  RowsState,
  ScoreAxis,
  TopVoicesProps,
} from './entries/leaderboard.ts'
export { LazyVoiceMap, VoiceMap, VoiceMapView, useVoiceMap, voiceMapPaths } from './entries/map.ts'
export type {
  LazyVoiceMapProps,
  MapAxisName,
  MapSpeech,
  MapVoice,
  VoiceMapModel,
  VoiceMapOptions,
  VoiceMapPaths,
  VoiceMapPreviewProps,
  VoiceMapProps,
  VoiceMapViewProps,
} from './entries/map.ts'
export {
  OVERVIEW_OPEN_MARKER,
  VoiceOverview,
  VoiceOverviewDialog,
  VoiceOverviewView,
  useLoadedVoice,
  useVoiceOverview,
  voiceViewOf,
  voiceViewOfQuery,
  voiceViewPath,
} from './entries/overview.ts'
export type {
  OverviewHistory,
  OverviewInput,
  OverviewState,
  OverviewStore,
  SnippetProblem,
  VoiceOverviewDialogProps,
  VoiceOverviewModel,
  VoiceOverviewProps,
  VoiceOverviewViewProps,
  VoiceView,
} from './entries/overview.ts'
export {
  SampleButton,
  VoicePlayer,
  VoicePlayerView,
  WordHighlighter,
  useSample,
  useTrack,
  useVoicePlayer,
} from './entries/player.ts'
export type {
  Generation,
  HoldAllowance,
  PlayerFile,
  PlayerExtras,
  PlayerSlots,
  Sample,
  SampleButtonProps,
  SampleVoice,
  Spoken,
  Stage,
  Visualizer,
  VoicePlayerModel,
  VoicePlayerProps,
  VoicePlayerViewProps,
  WordHighlighterProps,
} from './entries/player.ts'
export { RatingIndicator, RatingPrompt, RatingScore, StarRating, useVoiceRating } from './entries/ratings.ts'
export type {
  Heard,
  RatedVoice,
  RatingIndicatorProps,
  RatingPromptProps,
  RatingScoreProps,
  StarRatingProps,
  VoiceRatingModel,
  VoiceRatingOptions,
} from './entries/ratings.ts'
export { Lexicon, LexiconView, useLexicon } from './entries/lexicon.ts'
export type {
  HeardEntry,
  LexiconDraft,
  LexiconList,
  LexiconMessages,
  LexiconModel,
  LexiconOptions,
  LexiconProblem,
  LexiconProps,
  LexiconState,
  LexiconViewProps,
  LexiconVoice,
  Unapplied,
} from './entries/lexicon.ts'
export { AlignRecording, AlignRecordingView, useAlignRecording } from './entries/recordings.ts'
export type {
  AlignRecordingModel,
  AlignRecordingOptions,
  AlignRecordingProps,
  AlignRecordingViewProps,
  ChosenFile,
  FileState,
  OpenedFile,
  RecordingFile,
  RecordingState,
  RecordingText,
  RecordingsMessages,
  Refusal,
  TimedRecording,
  Timing,
} from './entries/recordings.ts'
export {
  VoiceProvider,
  createRuntime,
  useMessages,
  usePlayerRuntime,
  usePreference,
  useProfile,
  useRuntime,
} from './runtime/index.ts'
export type {
  DeepPartial,
  FavoriteVoice,
  ListedCollection,
  ListedCollections,
  OwnerListener,
  PlayerRuntime,
  Runtime,
  RuntimeOptions,
  TabChannel,
  TextStorage,
  Theme,
  VoiceProviderProps,
} from './runtime/index.ts'
export { VoiceSearch, VoiceSearchView, searchMessages, useVoiceSearch } from './entries/search.ts'
export type {
  SearchEntry,
  SearchGroup,
  SearchMessages,
  SearchResult,
  VoiceSearchOptions,
  VoiceSearchProps,
  VoiceSearchViewProps,
} from './entries/search.ts'
export { LoginButton, LoginDialog, LoginDialogView, MembersOnly, sessionMessages, useLogin } from './entries/session.ts'
export type { LoginButtonProps, LoginDialogViewProps, MembersOnlyProps, SessionMessages } from './entries/session.ts'
export {
  ShareMenu,
  ShareMenuView,
  ShareSettings,
  readSharedTarget,
  shareSettingsPath,
  useShare,
} from './entries/share.ts'
export type {
  ShareMenuProps,
  ShareMenuViewProps,
  ShareModel,
  ShareOptions,
  ShareSettingsModel,
  ShareSettingsProps,
  ShareState,
  SharedTarget,
  Shared,
  Visibility,
} from './entries/share.ts'
export {
  AttributeSimilarityCard,
  SimilarVoices,
  SimilarVoicesCard,
  SimilarVoicesView,
  useSimilarVoices,
} from './entries/similar.ts'
export type {
  AttributeSimilarityCardProps,
  SimilarFailure,
  SimilarResult,
  SimilarState,
  SimilarVoicesCardProps,
  SimilarVoicesOptions,
  SimilarVoicesProps,
  SimilarVoicesViewProps,
} from './entries/similar.ts'
export { Snippets, SnippetsView, useSnippets } from './entries/snippets.ts'
export type {
  SharingProblem,
  ShownSnippets,
  SnippetVoice,
  SnippetsModel,
  SnippetsOptions,
  SnippetsProps,
  SnippetsViewProps,
} from './entries/snippets.ts'
export { LinkProvider } from './ui/index.ts'
export type { LinkComponent, RootProps } from './ui/index.ts'
export { loadSpeakers, SentencePair, SentenceStageView, useSentenceStage } from './entries/stage.ts'
export type {
  SentencePairProps,
  SentenceStageModel,
  SentenceStageOptions,
  SentenceStageViewProps,
  Speakers,
  StageLanguage,
} from './entries/stage.ts'
export {
  DEFAULT_FILTERS,
  FilterChips,
  NowPlaying,
  VoiceCard,
  VoiceCatalogue,
  VoiceFilters,
  VoiceFiltersSheet,
  VoiceList,
  VoiceListSkeleton,
  Voices,
  formatVoiceFilters,
  languageName,
  parseVoiceFilters,
  providerName,
  voiceMapQuery,
  voiceQuery,
  voicesPath,
} from './entries/voices.ts'
export type {
  CatalogueMap,
  CatalogueState,
  CollectionChange,
  FilterChipsProps,
  NowPlayingProps,
  VoiceCardProps,
  VoiceCatalogueProps,
  VoiceFilterValues,
  VoiceFiltersProps,
  VoiceFiltersSheetProps,
  VoiceListProps,
  VoicesMapProps,
  VoicesModel,
  VoicesOptions,
  VoicesProps,
  VoicesViewProps,
} from './entries/voices.ts'
export type { Messages } from './messages.ts'
export {
  EmbeddedPlaylist,
  PlaylistList,
  PlaylistMenu,
  VoicePlaylist,
  playlistsMessages,
  useVoicePlaylist,
} from './entries/playlists.ts'
export type {
  EmbeddedPlaylistMessages,
  EmbeddedPlaylistProps,
  OpenedPlaylist,
  PlaylistListProps,
  PlaylistMenuProps,
  PlaylistsMessages,
  VoicePlaylistModel,
  VoicePlaylistOptions,
  VoicePlaylistProps,
} from './entries/playlists.ts'
export {
  ArticleReader,
  NewWork,
  VoiceReader,
  WorkArticle,
  WorkList,
  useVoiceReader,
  worksMessages,
} from './entries/works.ts'
export type {
  ArticleReaderProps,
  NewWorkOptions,
  NewWorkProps,
  OpenReader,
  ReadParagraph,
  ReadSection,
  ReadSentence,
  SleepChoice,
  SleepTimer,
  VoiceReaderModel,
  VoiceReaderOptions,
  VoiceReaderProps,
  WorkArticleProps,
  WorkListProps,
  WorksMessages,
} from './entries/works.ts'
