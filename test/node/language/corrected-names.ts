/**
 * Lists the names of industries for which we do not use the official name. An entry is the KSIC
 * code of the industry and the language of the name. In each of these cases, the official name has
 * a mistake or an abbreviation, or says more than the Korean title, or less (decision 0061).
 */
const CORRECTED = `
013:en 104:en 106:en 16:en 20:en 205:en 213:en 23:en 233:en 26:en 261:en 264:en 266:en 272:en
282:en 284:en 291:en 30:en 303:en 304:en 313:en 339:en 39:en 390:en 422:en 425:en 463:en 472:en
478:en 494:en 495:en 502:en 562:en 60:en 715:en 72:en 739:en 742:en 76:en 842:en 844:en 846:en
854:en 863:en 902:en 91:en 96:en 969:en 98:en 981:en 982:en 13:ko 652:ko
101:es 134:es 181:es 23:es 29:es 301:es 313:es 353:es 452:es 581:es 753:es
062:de 242:de 289:de 30:de 331:de 382:de 561:de 601:de 602:de 701:de 702:de 732:de 741:de 869:de 942:de
949:de 98:de
`;

export const CORRECTED_NAMES: ReadonlySet<string> = new Set(CORRECTED.trim().split(/\s/));
