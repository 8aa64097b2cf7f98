# Watches businesses: from now on the service asks about each of them once a day. Your own id for a
# business can be its `reference`.
curl --silent --show-error --fail-with-body "$BVS_URL/v1/watches" \
  -H "Authorization: Bearer $BVS_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"watches":[
    {"business_number":"1000000917","reference":"supplier-17"},
    {"business_number":"1000000921","reference":"supplier-21"},
    {"business_number":"1000000940","reference":"supplier-40"}]}'
