/** The four tones of a verdict. None is told by colour alone: each has an icon, and words. */
export type Tone = "positive" | "warning" | "negative" | "neutral";

/** In a bar, a number that is not registered has a mark of its own beside the one that differs. */
export type Mark = Tone | "absent";
