/** Requests that work with a test key, so that people can try the API reference at once. */

const CLAIM = { start_date: "20200101", owner_name: "홍길동" };

/** For each operation, the body that its form in the API reference shows at first. */
export const FIRST_BODIES: Readonly<Record<string, unknown>> = {
  verifyBusiness: {
    business_number: "1000000014",
    startDate: CLAIM.start_date,
    ownerName: CLAIM.owner_name,
    lang: "en",
  },
  getStatus: { business_numbers: ["1000000014", "1000000033"], lang: "en" },
  describeBusiness: { business_number: "1000000014", language: "en" },
  submitBatch: {
    businesses: [
      { business_number: "1000000014", ...CLAIM },
      { business_number: "1000000218", ...CLAIM },
    ],
    language: "en",
  },
  addWatches: { watches: [{ business_number: "1000000917", reference: "supplier-17" }] },
  removeWatches: { business_numbers: ["1000000917"] },
  uploadWatches: "business_number,reference\n1000000917,supplier-17\n1000000921,supplier-18\n",
  addWebhookEndpoint: { url: "https://hooks.example.com/bvs", types: ["watch.changed"] },
  changeWebhookEndpoint: { types: ["watch.changed", "batch.completed"] },
  uploadBatch:
    "business_number,start_date,owner_name\n1000000014,20200101,홍길동\n" +
    "1000000218,20200101,홍길동\n",
};
