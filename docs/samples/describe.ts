// Describes a business by its number alone. The key needs a plan for this (variant B).
import { ApiError, BusinessVerification } from "business-verification";

const client = new BusinessVerification({
  baseUrl: process.env.BVS_URL!,
  apiKey: process.env.BVS_API_KEY!,
});

try {
  const business = await client.describe({ business_number: "1000000014", language: "en" });
  console.log(business.status, business.company_name_en);
} catch (error) {
  if (!(error instanceof ApiError && error.code === "business_not_found")) throw error;
  console.log("not registered");
}
