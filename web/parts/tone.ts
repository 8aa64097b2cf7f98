/** The four tones of a verdict. Each has an icon and words, so that colour is not needed. */
export type Tone = "positive" | "warning" | "negative" | "neutral";

/** The mark of a part of a bar: a tone, or `absent` for numbers that are not registered. */
export type Mark = Tone | "absent";
