/** Says how official a name is: the evidence for the name, or the source of the name. */
import type { BusinessInfo } from "../answers.ts";
import type { PageTexts } from "../texts/page-language.ts";

export function nameEvidenceText(
  { facts }: PageTexts,
  source: BusinessInfo["companyNameEnSource"],
  match: BusinessInfo["companyNameMatch"],
): string | undefined {
  const { evidence } = facts;
  switch (source) {
    case "dart":
    case "fsc":
      return match === "number" || match === "representative" || match === "name"
        ? evidence[match]
        : undefined;
    case "koneps":
      return facts.sources.koneps;
    case "request":
    case "composed":
    case "romanized":
      return evidence[source];
    case null:
      return undefined;
  }
}
