/**
 * What a program may read with a client that is generated from the OpenAPI description. The client
 * has only the types that openapi-typescript writes (`sdk/src/schema.ts`).
 */
import createClient from "openapi-fetch";
import type { paths } from "../../sdk/src/schema.ts";

const client = createClient<paths>({ baseUrl: "https://api.example.com" });
const claim = { business_number: "2178182399", startDate: "20120305", ownerName: "김한빛" };

export async function read(): Promise<(string | null | undefined)[]> {
  const { data, error } = await client.POST("/v1/verify", { body: claim });
  if (!data) throw new Error(error.error.code);
  const { companyName, companyNameEn, representative, closedOn } = data.businessInfo;
  const reason = data.isValid ? null : data.reason;
  // @ts-expect-error: a valid answer has no reason
  data.isValid && data.reason;
  // @ts-expect-error: with `lang: code` an answer has no names, so a name may be missing
  companyName.length;
  const number: string = data.businessInfo.businessNumber;

  const body = { business_number: "2178182399" };
  const { data: state } = await client.POST("/v1/status", { body });
  const one = state && "results" in state ? state.results[0] : state;
  const { data: business } = await client.POST("/v1/verify/business", { body });
  return [
    ...[data.businessInfo.companyName, companyNameEn, representative, closedOn, reason, number],
    ...[one?.status, one?.statusEn, one?.taxType, business?.company_name],
  ];
}
