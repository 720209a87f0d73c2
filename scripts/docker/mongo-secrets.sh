#!/bin/sh
# Makes what MongoDB and the shop authenticate with, at the first start, and keeps what is there. Each file appears whole.
# Users and groups are those of the images: 999 mongodb, 1000 node. MongoDB's tools read the shop's address too.
set -eu
umask 077
cd "${1:-/run/mongodb}"

random() {
  od -An -v -tx1 -N32 /dev/urandom | tr -d ' \n'
}

# keep <file> <mode> <owner> <text>
keep() {
  [ ! -e "$1" ] || return 0
  rm -f "$1.partial"
  printf '%s' "$4" > "$1.partial"
  chmod "$2" "$1.partial"
  chown "$3" "$1.partial"
  mv "$1.partial" "$1"
}

keep key 0400 999:999 "$(random)"
keep root-password 0400 999:999 "$(random)"
keep shop-uri 0440 1000:999 "mongodb://shop:$(random)@mongo:27017/shop?replicaSet=rs0"
