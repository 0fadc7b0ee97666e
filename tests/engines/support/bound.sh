#!/bin/sh
# Runs the program BOUND with these arguments, and kills the whole process group once standard input ends. It also ends
# when the process that holds its other end is killed, so no browser outlives the tests.
exec 3<&0
{ cat >/dev/null; kill -KILL 0; } <&3 >/dev/null 2>&1 &
exec 3<&- "$BOUND" "$@" </dev/null
