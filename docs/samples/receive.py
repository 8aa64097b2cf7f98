# Receives webhooks on PORT. BVS_WEBHOOK_SECRET is the secret of the endpoint. After a rotation, set
# it to the new secret and the old one, with a comma between them.
import base64
import hashlib
import hmac
import json
import os
import re
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRETS = os.environ["BVS_WEBHOOK_SECRET"].split(",")
KEYS = [base64.b64decode(secret.removeprefix("whsec_")) for secret in SECRETS]
TOLERANCE_SECONDS = 300
MAX_BYTES = 100_000
WHOLE_NUMBER = re.compile("[0-9]{1,12}")
# A message may come twice, so store the ids of processed events, in your database.
seen = set()


def is_verified(headers, body):
    timestamp = headers.get("webhook-timestamp", "")
    if not WHOLE_NUMBER.fullmatch(timestamp):
        return False
    if abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    # Read the body as it was received. A body that was parsed and written again may differ.
    signed = f"{headers.get('webhook-id', '')}.{timestamp}.".encode() + body
    signatures = headers.get("webhook-signature", "").encode().split()
    return any(
        hmac.compare_digest(signature, expected)
        for key in KEYS
        for expected in [b"v1," + base64.b64encode(hmac.digest(key, signed, hashlib.sha256))]
        for signature in signatures
    )


class Receiver(BaseHTTPRequestHandler):
    timeout = 15

    def do_POST(self):
        size = self.headers.get("Content-Length", "0")
        if not WHOLE_NUMBER.fullmatch(size) or int(size) > MAX_BYTES:
            return self.answer(400)
        body = self.rfile.read(int(size))
        if not is_verified(self.headers, body):
            return self.answer(400)
        event = json.loads(body)
        if event["id"] not in seen:
            process(event)
            seen.add(event["id"])
        # Answer within 15 seconds, and do longer work afterwards. After any status other than 2xx
        # the service sends the message again.
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


def process(event):
    if event["type"] != "watch.changed":
        return print(event["type"], flush=True)
    change = event["data"]
    print(
        change["reference"] or change["business_number"],
        change["before"]["status_code"],
        "->",
        change["after"]["status_code"],
        flush=True,
    )


ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8790"))), Receiver).serve_forever()
