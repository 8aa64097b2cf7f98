import type { Endpoint } from "../../http/endpoint.ts";
import { jwksAnswer } from "./answer.ts";

export const getReceiptKeysEndpoint: Endpoint = {
  method: "GET",
  path: "/.well-known/jwks.json",
  operationId: "getReceiptKeys",
  tag: "Receipts",
  summary: "Get the keys that verify receipts",
  description:
    "A verifier may keep the keys for five minutes. If a receipt names another key, the " +
    "verifier should read the keys again.",
  access: "nothing",
  errorShapes: ["a"],
  answers: [
    {
      status: 200,
      description: "The keys.",
      headers: { "Access-Control-Allow-Origin": "always" },
      mediaType: "application/json",
      schema: jwksAnswer,
      examples: {
        keys: {
          summary: "One key",
          value: {
            issuer: "https://api.example.com",
            keys: [
              {
                kty: "EC",
                crv: "P-256",
                x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
                y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
                kid: "oKIywvGUpTVTyxMQ3bwIIeQUudfr_CkLMjCE19ECD-U",
                use: "sig",
                alg: "ES256",
                mode: "live",
                iat: 1795178579,
              },
            ],
          },
        },
      },
    },
  ],
  errors: ["internal_error", "temporarily_unavailable"],
};
