/** Tests in packages/react of components that are not in the script build; they run with React only. */
export const WITHOUT_PREACT = [
  'accountData/accountData.test.tsx',
  'collections/CollectionList.test.tsx',
  'compare/CompareVoices.test.tsx',
  'device/useDeviceInfo.test.tsx',
  'favorites/FavoriteVoices.test.tsx',
  'leaderboard/Leaderboard.test.tsx',
  'leaderboard/TopVoices.test.tsx',
  'map/VoiceMap.test.tsx',
  'recordings/AlignRecording.test.tsx',
  'voices/VoiceCatalogue.test.tsx',
  'voices/Voices.test.tsx',
  'voices/sentence/SentenceBox.test.tsx',
  'voices/stage/SentenceStage.test.tsx',
  'works/NewWork.test.tsx',
  'works/VoiceReader.test.tsx',
  'works/WorkList.test.tsx',
]
