# Asks for the state of up to 100 numbers, with or without hyphens.
curl --silent --show-error --fail-with-body "$BVS_URL/v1/status" \
  -H "Authorization: Bearer $BVS_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"business_numbers":["1000000014","1000000033","1000000218"],"lang":"en"}'
