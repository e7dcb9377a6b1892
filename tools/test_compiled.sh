#!/usr/bin/env bash
# Builds the compiled wheel, installs it in a fresh environment, and runs the tests on it:
#
#     tools/test_compiled.sh [arguments of pytest]
#     tools/test_compiled.sh --build      # only builds, in PYOPT_COMPILED_FOLDER
#
# The committed tree is copied first and the wheel unpacked over the copy, so that what the tests import, in their
# process and in those they start, are the compiled modules of the wheel (an extension goes before a .py file beside it).
# PYOPT_COMPILE_LEVEL=1 halves the build; PYOPT_COMPILED_FOLDER keeps the copy and its environment.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=${PYOPT_COMPILED_FOLDER:-}
if [ -z "$folder" ]; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
fi
rm -rf "$folder/tree" "$folder/wheels"
mkdir -p "$folder/tree"
git archive HEAD | tar xf - -C "$folder/tree"
cd "$folder"

[ -d environment ] || python3 -m venv environment
python=$PWD/environment/bin/python
PYOPT_COMPILE=1 "$python" -m pip wheel -q --no-deps -w wheels ./tree
wheel=$(ls -t wheels/*.whl | head -1)
"$python" -m pip install -q --force-reinstall --no-deps "$wheel"
"$python" -m pip install -q "$wheel[test]"
"$python" -m zipfile -e "$wheel" tree

cd tree
"$python" -c 'import pyopt.ir.core as core; assert not core.__file__.endswith(".py"), core.__file__'
[ "${1:-}" = --build ] || "$python" -m pytest "$@"
