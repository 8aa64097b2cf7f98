# Describes a business by its number alone. The key needs a plan for this (variant B).
import json
import os
import urllib.error
import urllib.request

request = urllib.request.Request(
    os.environ["BVS_URL"] + "/v1/verify/business",
    data=json.dumps({"business_number": "1000000014", "language": "en"}).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["BVS_API_KEY"],
        "Content-Type": "application/json",
        # Some networks block the default User-Agent of Python.
        "User-Agent": "example/1.0",
    },
)
try:
    with urllib.request.urlopen(request, timeout=60) as response:
        business = json.load(response)
    print(business["status"], business["company_name_en"])
except urllib.error.HTTPError as error:
    if error.code != 404:
        # The body says why the service refused the request.
        raise SystemExit(error.read().decode())
    print("not registered")
