# The reference pitch: autocorrelation every 10 ms, first in 50-800 Hz, then in the band that pass suggests.
form Two-pass pitch
  sentence wav
  sentence out
endform
sound = Read from file: wav$
pitch = To Pitch (ac): 0.01, 50, 15, "no", 0.03, 0.45, 0.01, 0.35, 0.14, 800
q1 = Get quantile: 0, 0, 0.25, "Hertz"
q3 = Get quantile: 0, 0, 0.75, "Hertz"
if q1 <> undefined
  selectObject: sound
  pitch = To Pitch (ac): 0.01, 0.75 * q1, 15, "no", 0.03, 0.45, 0.01, 0.35, 0.14, 1.5 * q3
endif
frames = Get number of frames
writeFile: out$, ""
for frame to frames
  time = Get time from frame number: frame
  hz = Get value in frame: frame, "Hertz"
  if hz <> undefined
    appendFileLine: out$, fixed$ (time, 6), " ", fixed$ (hz, 4)
  endif
endfor
