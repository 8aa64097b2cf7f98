# Verifies one business and gets a receipt. Then verifies the receipt, as an auditor can do years
# later. The program runs openssl, because Python itself cannot verify signatures on the curve
# P-256. If you have the package `cryptography`, use that package in is_signed instead.
import base64
import datetime
import hashlib
import json
import os
import pathlib
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

MODE = "test"  # for receipts of a live key: "live"
# The DER bytes in front of the point of a public key on P-256.
SPKI_START = bytes.fromhex("3059301306072a8648ce3d020106082a8648ce3d03010703420004")


class NotProved(Exception):
    """The receipt proves nothing."""


def call(path, body=None):
    request = urllib.request.Request(
        os.environ["BVS_URL"] + path,
        data=body and json.dumps(body).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["BVS_API_KEY"],
            "Content-Type": "application/json",
            # Some networks block the default User-Agent of Python.
            "User-Agent": "example/1.0",
        },
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        # The body says why the service refused the request.
        raise SystemExit(error.read().decode())


def encode(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode(text):
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    require(encode(data) == text, "it is not a receipt")
    return data


def require(holds, fault):
    if not holds:
        raise NotProved(fault)


def der_integer(data):
    value = int.from_bytes(data, "big")
    content = value.to_bytes(value.bit_length() // 8 + 1, "big")
    return bytes([2, len(content)]) + content


def is_signed(signed, signature, key):
    numbers = der_integer(signature[:32]) + der_integer(signature[32:])
    spki = SPKI_START + decode(key["x"]) + decode(key["y"])
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        pem = base64.encodebytes(spki).decode()
        (folder / "key.pem").write_text(
            f"-----BEGIN PUBLIC KEY-----\n{pem}-----END PUBLIC KEY-----\n"
        )
        (folder / "signature").write_bytes(bytes([0x30, len(numbers)]) + numbers)
        command = ["openssl", "dgst", "-sha256", "-verify", "key.pem", "-signature", "signature"]
        ran = subprocess.run(command, cwd=folder, input=signed, capture_output=True)
        return ran.returncode == 0


def verify_receipt(receipt, keys, issuer):
    jwt, *disclosures, end = receipt.split("~")
    parts = jwt.split(".")
    require(end == "" and len(parts) == 3, "it is not a receipt")
    header, claims = (json.loads(decode(part)) for part in parts[:2])
    signature = decode(parts[2])
    require(header.get("typ") == "bvs-receipt+sd-jwt", "it is not a receipt")
    require(header.get("alg") == "ES256" and len(signature) == 64, "it is signed in another way")
    key = next((one for one in keys if one["kid"] == header.get("kid")), None)
    require(key, "its key is unknown")
    require(key["mode"] == claims.get("mode") == MODE, f"it is not a {MODE} receipt")
    require(claims.get("iss") == issuer, "it is from another service")
    signed = f"{parts[0]}.{parts[1]}".encode()
    require(is_signed(signed, signature, key), "it was changed or forged")
    require("revoked" not in key, "its key was revoked")
    at = claims["iat"]
    require(key["iat"] <= at <= key.get("exp", at), "its date is outside the time of its key")
    require(at <= time.time() + 300, "its date is in the future")
    answered = datetime.datetime.fromisoformat(claims["answered_at"].replace("Z", "+00:00"))
    require(answered.timestamp() <= at + 60, "it is older than the answer in it")

    digests = claims.pop("_sd", [])
    require(claims.pop("_sd_alg", "sha-256") == "sha-256", "its digests are not SHA-256")
    require(len(set(disclosures)) == len(disclosures), "a detail is repeated")
    for disclosure in disclosures:
        digest = encode(hashlib.sha256(disclosure.encode()).digest())
        require(digests.count(digest) == 1, "a detail was changed or added")
        _salt, name, value = json.loads(decode(disclosure))
        require(name not in claims, "a detail is repeated")
        claims[name] = value
    return claims


claim = {"business_number": "1000000014", "startDate": "20200101", "ownerName": "홍길동"}
receipt = call("/v1/verify", {**claim, "receipt": True})["receipt"]
# Save the keys too, if the receipt must be verified without a network.
jwks = call("/.well-known/jwks.json")
try:
    # An auditor knows the issuer, such as https://api.example.com, and does not take it from jwks.
    claims = verify_receipt(receipt, jwks["keys"], jwks["issuer"])
    print("genuine:", claims["business_number"], "valid" if claims["is_valid"] else "invalid")
    hidden = "not shown here"
    print(claims.get("claimed_start_date", hidden), claims.get("claimed_representative", hidden))
except (NotProved, ValueError) as fault:
    print("proves nothing:", fault)
