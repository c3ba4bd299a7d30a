#!/bin/sh
# Creates the bucket of the servers unless it exists, and waits for its storage before.
set -eu
# SHA-256 of an empty body, which older versions of curl leave out.
empty=e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
status=$(curl --silent --output /dev/null --write-out '%{http_code}' \
  --retry 30 --retry-delay 2 --retry-connrefused \
  --aws-sigv4 "aws:amz:$S3_REGION:s3" --user "$S3_ACCESS_KEY_ID:$S3_SECRET_ACCESS_KEY" \
  --header "x-amz-content-sha256: $empty" \
  --request PUT "$S3_ENDPOINT/$S3_BUCKET") || true
case "$status" in
  200 | 409) echo "The bucket $S3_BUCKET is there." ;;
  *)
    echo "The storage at $S3_ENDPOINT answered $status when the bucket $S3_BUCKET was created." >&2
    exit 1
    ;;
esac
