# Makes a webhook endpoint at BVS_WEBHOOK_URL. Store the secret of the endpoint, because the
# secret is shown only now.
curl --silent --show-error --fail-with-body "$BVS_URL/v1/webhook_endpoints" \
  -H "Authorization: Bearer $BVS_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"url":"'"$BVS_WEBHOOK_URL"'","types":["watch.changed","batch.completed"]}'
