# Submits a batch, waits until it ends and downloads the results.
set -eu
call() {
  curl --silent --show-error --fail-with-body -H "Authorization: Bearer $BVS_API_KEY" "$@"
}
stop() {
  # The body says why the service refused the request.
  printf '%s\n' "$1" >&2
  exit 1
}

job=$(call "$BVS_URL/v1/batch/verify" -H 'Content-Type: application/json' -d '{
  "language": "en",
  "businesses": [
    {"business_number": "1000000014", "start_date": "20200101", "owner_name": "홍길동"},
    {"business_number": "1000000218", "start_date": "20200101", "owner_name": "홍길동"}
  ]
}') || stop "$job"
id=$(printf '%s' "$job" | sed 's/.*"job_id":"\([^"]*\)".*/\1/')

while :; do
  job=$(call "$BVS_URL/v1/batch/status/$id") || stop "$job"
  case $job in
    *'"status":"failed"'*) echo "$job" >&2; exit 1 ;;
    *'"status":"completed"'* | *'"status":"cancelled"'*) break ;;
  esac
  sleep 2
done
call "$BVS_URL/v1/batch/download/$id"
