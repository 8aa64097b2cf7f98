# Verifies one business: do its number, opening date and representative belong together?
curl --silent --show-error --fail-with-body "$BVS_URL/v1/verify" \
  -H "Authorization: Bearer $BVS_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"business_number":"1000000014","startDate":"20200101","ownerName":"홍길동","lang":"en"}'
