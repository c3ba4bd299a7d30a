import { useLocation, type Path } from 'react-router'

/** What the address bar says: of a voice that is open over the catalogue, that is the voice's own page. */
export function useAddress(): Path {
  const location = useLocation()
  return location.mask ?? location
}
