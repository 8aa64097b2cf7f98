/** The two variants of the interface, named once. What each answers belongs in its own folder. */

export const VARIANTS = ["a", "b"] as const;

export type Variant = (typeof VARIANTS)[number];
