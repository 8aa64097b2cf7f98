# Makes a webhook endpoint at BVS_WEBHOOK_URL. Store the secret of the endpoint, because the
# secret is shown only now.
import json
import os
import urllib.error
import urllib.request

request = urllib.request.Request(
    os.environ["BVS_URL"] + "/v1/webhook_endpoints",
    data=json.dumps(
        {
            "url": os.environ["BVS_WEBHOOK_URL"],
            "types": ["watch.changed", "batch.completed"],
        }
    ).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["BVS_API_KEY"],
        "Content-Type": "application/json",
        # Some networks block the default User-Agent of Python.
        "User-Agent": "example/1.0",
    },
)
try:
    with urllib.request.urlopen(request, timeout=60) as response:
        endpoint = json.load(response)
except urllib.error.HTTPError as error:
    # The body says why the service refused the request.
    raise SystemExit(error.read().decode())
print(endpoint["id"], endpoint["secret"])
