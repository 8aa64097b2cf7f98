# Verifies one business and gets a receipt. Then verifies the receipt, as an auditor can do years
# later. This program needs openssl.
set -eu
MODE=test # for receipts of a live key: live
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

refuse() {
  echo "proves nothing: $1" >&2
  exit 1
}
decode() {
  text=$(printf '%s' "$1" | tr '_-' '/+')
  case $((${#text} % 4)) in 2) text=$text== ;; 3) text=$text= ;; esac
  printf '%s' "$text" | openssl base64 -d -A
}
hex() { decode "$1" | od -An -v -tx1 | tr -d ' \n'; }
text_in() { printf '%s' "$1" | sed -n 's/.*"'"$2"'":"\([^"]*\)".*/\1/p'; }
number_in() { printf '%s' "$1" | sed -n 's/.*"'"$2"'":\([0-9]*\).*/\1/p'; }

answer=$(curl --silent --show-error --fail-with-body "$BVS_URL/v1/verify" \
  -H "Authorization: Bearer $BVS_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"business_number":"1000000014","startDate":"20200101","ownerName":"홍길동","receipt":true}') || refuse "$answer"
receipt=$(text_in "$answer" receipt)
# Save the keys too, if the receipt must be verified without a network.
keys=$(curl --silent --show-error --fail-with-body "$BVS_URL/.well-known/jwks.json") || refuse "$keys"
# This is only for the sample: an auditor must already know the issuer, the service's address.
issuer=$(text_in "$keys" issuer)

case $receipt in *.*.*~) ;; *) refuse 'it is not a receipt' ;; esac
jwt=${receipt%%~*}
signed=${jwt%.*}
header=$(decode "${signed%.*}")
payload=$(decode "${signed#*.}")
[ "$(text_in "$header" typ)" = bvs-receipt+sd-jwt ] || refuse 'it is not a receipt'
[ "$(text_in "$header" alg)" = ES256 ] || refuse 'it is signed in another way'
kid=$(text_in "$header" kid)
key=$(printf '%s' "$keys" | tr '{' '\n' | grep -F "\"kid\":\"$kid\"") || refuse 'its key is unknown'
[ "$(text_in "$key" mode)" = "$MODE" ] || refuse "its key is not for $MODE receipts"
[ "$(text_in "$payload" mode)" = "$MODE" ] || refuse "it is not a $MODE receipt"
[ "$(text_in "$payload" iss)" = "$issuer" ] || refuse 'it is from another service'

# openssl reads the key and the signature only in ASN.1.
point=04$(hex "$(text_in "$key" x)")$(hex "$(text_in "$key" y)")
cat > "$folder/key.cnf" << END
asn1 = SEQUENCE:key
[key]
algorithm = SEQUENCE:algorithm
point = FORMAT:HEX,BITSTRING:$point
[algorithm]
kind = OID:id-ecPublicKey
curve = OID:prime256v1
END
signature=$(hex "${jwt##*.}")
[ ${#signature} = 128 ] || refuse 'its signature is cut off'
cat > "$folder/signature.cnf" << END
asn1 = SEQUENCE:signature
[signature]
r = INTEGER:0x$(printf '%s' "$signature" | cut -c 1-64)
s = INTEGER:0x$(printf '%s' "$signature" | cut -c 65-)
END
for name in key signature; do
  openssl asn1parse -genconf "$folder/$name.cnf" -noout -out "$folder/$name.der"
done
{
  echo '-----BEGIN PUBLIC KEY-----'
  openssl base64 -in "$folder/key.der"
  echo '-----END PUBLIC KEY-----'
} > "$folder/key.pem"
printf '%s' "$signed" | openssl dgst -sha256 -verify "$folder/key.pem" \
  -signature "$folder/signature.der" > "$folder/verdict" 2>&1 || refuse 'it was changed or forged'

case $key in *'"revoked"'*) refuse 'its key was revoked' ;; esac
at=$(number_in "$payload" iat)
until=$(number_in "$key" exp)
[ "$at" -ge "$(number_in "$key" iat)" ] || refuse 'it is older than its key'
[ "$at" -le "${until:-$at}" ] || refuse 'it is newer than its key'
[ "$at" -le $(($(date +%s) + 300)) ] || refuse 'its date is in the future'
# Linux and macOS have different options for this.
latest=$(date -u -d "@$((at + 60))" +%FT%TZ 2> /dev/null || date -u -r $((at + 60)) +%FT%TZ)
answered=$(text_in "$payload" answered_at)
[ "$(printf '%s\n%s\n' "$answered" "$latest" | LC_ALL=C sort | tail -n 1)" = "$latest" ] ||
  refuse 'it is older than the answer in it'

disclosures=$(printf '%s' "${receipt#*~}" | tr '~' '\n')
[ -z "$(printf '%s\n' "$disclosures" | sort | uniq -d)" ] || refuse 'a detail is repeated'
for disclosure in $disclosures; do
  digest=$(printf '%s' "$disclosure" | openssl dgst -sha256 -binary | openssl base64 -A |
    tr '/+' '_-' | tr -d =)
  case $payload in *"\"$digest\""*) ;; *) refuse 'a detail was changed or added' ;; esac
done

echo genuine
printf '%s\n' "$payload"
for disclosure in $disclosures; do
  decode "$disclosure"
  echo
done
