import { useLocation, type Path } from 'react-router'

/** Location shown in the address bar. For a voice open above the catalogue it is the voice's page. */
export function useAddress(): Path {
  const location = useLocation()
  return location.mask ?? location
}
