import { useDeviceInfo } from '@voice-rankings/react/device'

export default function Device() {
  const { isMobile, isTablet, isIos, isSafari } = useDeviceInfo({ refreshOnResize: true })
  const kind = isMobile ? 'a phone' : isTablet ? 'a tablet' : 'neither a phone nor a tablet'
  return (
    <p>
      This is {kind}
      {isIos ? ', with iOS' : ''}
      {isSafari ? ', in Safari' : ''}.
    </p>
  )
}
