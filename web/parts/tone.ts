/** The four tones of a verdict. Each has an icon and words, so that colour is not needed. */
export type Tone = "positive" | "warning" | "negative" | "neutral";

/** The tone of a part of a bar. Numbers that are not registered have a mark of their own there. */
export type Mark = Tone | "absent";
