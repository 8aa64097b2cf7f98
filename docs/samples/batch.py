# Submits a batch, waits until it ends and reads the results row by row.
import json
import os
import time
import urllib.error
import urllib.request
import uuid


def call(path, body=None, **headers):
    request = urllib.request.Request(
        os.environ["BVS_URL"] + path,
        data=None if body is None else json.dumps(body).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["BVS_API_KEY"],
            "Content-Type": "application/json",
            # Some networks block the default User-Agent of Python.
            "User-Agent": "example/1.0",
            **headers,
        },
    )
    try:
        return urllib.request.urlopen(request, timeout=60)
    except urllib.error.HTTPError as error:
        # The body says why the service refused the request.
        raise SystemExit(error.read().decode())


businesses = [
    {"business_number": "1000000014", "start_date": "20200101", "owner_name": "홍길동"},
    {"business_number": "1000000218", "start_date": "20200101", "owner_name": "홍길동"},
]
# If this request is repeated with the same Idempotency-Key, no second job is made or charged.
key = {"Idempotency-Key": str(uuid.uuid4())}
with call("/v1/batch/verify", {"businesses": businesses, "language": "en"}, **key) as response:
    job = json.load(response)

wait = 1
while job["status"] in ("queued", "processing"):
    time.sleep(wait)
    with call("/v1/batch/status/" + job["job_id"]) as response:
        job = json.load(response)
        # Retry-After is in seconds. When the job has ended, the answer does not have it.
        wait = int(response.headers.get("Retry-After", 1))
if job["status"] == "failed":
    raise SystemExit("The job failed. Nothing was charged: submit it again.")

with call("/v1/batch/download/" + job["job_id"], Accept="application/x-ndjson") as lines:
    for row in map(json.loads, lines):
        # An error is not a verdict: there was no answer, so submit the row again later.
        if "error" in row:
            print(row["row"], "no answer", row["error"]["code"])
        else:
            print(row["row"], "valid" if row["answer"]["isValid"] else "invalid")
