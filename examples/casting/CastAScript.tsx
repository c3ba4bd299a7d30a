import { VoiceCasting } from '@voice-rankings/react/casting'

export default function CastAScript() {
  return <VoiceCasting languageCodes={['en', 'de', 'fr']} text={'Anna: You said you would wait.\nBen: I did wait.'} />
}
