# Asks for the state of up to 100 numbers, with or without hyphens.
import json
import os
import urllib.error
import urllib.request

request = urllib.request.Request(
    os.environ["BVS_URL"] + "/v1/status",
    data=json.dumps(
        {"business_numbers": ["1000000014", "1000000033", "1000000218"], "lang": "en"}
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
        results = json.load(response)["results"]
except urllib.error.HTTPError as error:
    # The body says why the service refused the request.
    raise SystemExit(error.read().decode())

for result in results:
    # 01 is active, 02 suspended, 03 closed.
    state = result["statusCode"] if result["isRegistered"] else "not registered"
    print(result["businessNumber"], state)
