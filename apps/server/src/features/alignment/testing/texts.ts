/** English texts of several sentences, besides the passages of the catalogue. */
export const ENGLISH_TEXTS: readonly string[] = [
  // The first list of the Harvard sentences (IEEE 1969).
  'The birch canoe slid on the smooth planks. Glue the sheet to the dark blue background. It is easy to tell the depth of a well. These days a chicken leg is a rare dish, but rice is often served in round bowls. The juice of lemons makes fine punch. The box was thrown beside the parked truck, and the hogs were fed chopped corn and garbage. Four hours of steady work faced us.',
  // The rainbow passage (Fairbanks 1960).
  'When the sunlight strikes raindrops in the air, they act as a prism and form a rainbow. The rainbow is a division of white light into many beautiful colors. These take the shape of a long round arch, with its path high above, and its two ends apparently beyond the horizon. There is, according to legend, a boiling pot of gold at one end. People look, but no one ever finds it. When a man looks for something beyond his reach, his friends say he is looking for the pot of gold at the end of the rainbow.',
]
