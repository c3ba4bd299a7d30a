/** Texts of the voice analysis. */
export const analysisMessages = {
  title: 'Analysis',
  /** Analysed voice and its provider. */
  subject: (name: string, provider: string) => `${name} · ${provider}`,
  fromSample: 'measured from this sample',
  fromSnippet: 'measured from this snippet',
  start: 'Start Analysis',
  stop: 'Stop Analysis',
  player: (name: string) => `Audio of ${name}`,
  loading: 'Loading the audio…',
  measuring: 'Measuring…',

  noAudio: 'Please load an audio file first.',
  noAudioHint: 'This voice has no sample yet. Generate a snippet with it, then analyse that.',
  notLoaded: 'The audio could not be loaded.',
  notLoadedHint: 'Check the connection and try again.',
  notStarted: 'The analysis could not be started.',
  notStartedHint: 'The browser blocked the audio. Press Start Analysis again.',
  notMeasured: 'The results could not be computed.',
  notMeasuredHint: 'The live data is still in the chart. Start the analysis again for the results.',
  retry: 'Try again',

  /** Explains the chart. */
  breaks: 'Breaks in the lines are pauses.',
  stored: 'Stored measurement; breaks in the lines are pauses. Start the analysis for every detail.',
  placeholder: 'Click "Start Analysis" to play and see the live voice data.',
  chartFailed: 'The chart could not be drawn. The numbers are in the table below.',
  pitch: 'Pitch (Hz)',
  intensity: 'Intensity (dB)',
  vocalFry: 'Vocal fry',
  /** Chart series of the compared voice. */
  seriesOf: (series: string, name: string) => `${series}, ${name}`,
  /** Title of the chart's tooltip; `word` is null in a pause. */
  moment: (word: string | null, time: string) => (word === null ? time : `“${word}” · ${time}`),
  seconds: (time: number, digits = 1) => `${time.toFixed(digits)} s`,
  hertz: (pitch: number) => `${Math.round(pitch)} Hz`,
  decibels: (intensity: number) => `${signed(intensity)} dB`,
  /** Label of the intensity axis. */
  level: (intensity: number) => signed(intensity, 0),
  lufs: (loudness: number) => `${signed(loudness)} LUFS`,
  percent: (share: number, digits: number) => `${share.toFixed(digits)} %`,
  silent: '−∞ LUFS',

  /** Text alternative of the chart. */
  summary: {
    live: (name: string) => `Chart of ${name}, drawn live. The numbers follow after the analysis.`,
    over: (name: string, duration: string) => `Chart of ${name} over ${duration}.`,
    pitch: (low: string, high: string, median: string) => `Pitch from ${low} to ${high}, median ${median}.`,
    noPitch: 'No pitch found.',
    intensity: (low: string, high: string) => `Intensity from ${low} to ${high}.`,
    vocalFry: (count: number) =>
      count === 0 ? 'No vocal fry.' : count === 1 ? 'Vocal fry at one moment.' : `Vocal fry at ${count} moments.`,
    loudness: (lufs: string) => `Loudness ${lufs}.`,
  },

  results: 'Overall Analysis Results',
  peakIntensity: 'Peak Intensity (dB)',
  averageIntensity: 'Average Intensity (dB)',
  lufsLoudness: 'LUFS Loudness (LUFS)',
  peakHint: 'The loudest 43 ms, in dB below full scale.',
  averageHint: 'Average of the whole clip, pauses included; the percentage is relative to the peak.',
  lufsHint: 'Integrated loudness by ITU-R BS.1770; the percentage is the position between −70 and −6 LUFS.',
  running: 'The analysis is running.',
  finished: (peak: string, average: string, loudness: string) =>
    `The analysis is finished. Peak intensity ${peak}, average intensity ${average}, loudness ${loudness}.`,

  everyWord: 'Every word',
  /** After the signs of two arrow keys. */
  wordByWord: 'word by word',
  /** Time of a word with vocal fry. */
  withFry: (time: string) => `${time} · fry`,
  words: 'Analysis by Word',
  columns: {
    word: 'Word',
    time: 'Time',
    intensity: 'Avg. Intensity (dB)',
    pitch: 'Avg. Pitch (Hz)',
    vocalFry: 'Vocal Fry Detected',
  },
  timeRange: (from: number, to: number) => `${from.toFixed(2)} – ${to.toFixed(2)} s`,
  decibelNumber: (intensity: number) => signed(intensity),
  assumedPitch: (hz: number) => `~${hz}`,
  /** Pitch of a word in the stored measurement. */
  aboutHertz: (hz: number) => `~${Math.round(hz)} Hz`,
  noPitch: 'N/A',
  /** Above a table of words in which every pitch is assumed or missing. */
  noPitchHeard: 'No pitch was heard in this recording.',
  yes: 'Yes',
  no: 'No',
  seekTo: (word: string, time: string) => `${word}, go to ${time}`,

  compare: 'Compare with…',
  compareTitle: 'Compare with another voice',
  compareHint: 'Its sample is drawn over this one, from the same start.',
  comparing: (name: string) => `Measuring ${name}…`,
  compared: (name: string) => `Compared with ${name}`,
  endComparison: (name: string) => `Stop comparing with ${name}`,
  notCompared: (name: string) => `${name} could not be measured.`,
  notComparedHint: 'Its sample could not be loaded. Choose another voice.',
  close: 'Close',

  exportCsv: 'Export CSV',
  exportPng: 'Export PNG',
  fileName: (name: string) => `${name} analysis`,
  csv: {
    voice: 'Voice',
    time: 'Time (s)',
    word: 'Word',
    pitch: 'Pitch (Hz)',
    intensity: 'Intensity (dB)',
    vocalFry: 'Vocal Fry',
  },
}

export type AnalysisMessages = typeof analysisMessages

/** Number with a minus sign (U+2212). */
function signed(value: number, digits = 1): string {
  const size = Math.abs(value).toFixed(digits)
  return value < 0 && Number(size) > 0 ? `−${size}` : size
}
