# Describes a business by its number alone. The key needs a plan for this (variant B).
curl --silent --show-error --fail-with-body "$BVS_URL/v1/verify/business" \
  -H "Authorization: Bearer $BVS_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"business_number":"1000000014","language":"en"}'
