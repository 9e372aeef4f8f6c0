"""How much memory statements take: a process of their own, watched by the operating system."""

import json
import subprocess
import sys

# Linux hands the peak of getrusage on to a new program: a small child of a large process would
# seem large. The line VmHWM of its own status starts anew.
RUN = """
import json, resource, sys
def peak():
    if sys.platform == "darwin":
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM"))
names, peaks = {}, {}
for line in json.loads(sys.argv[1]):
    exec(line, names)
    peaks[line] = peak()
print(json.dumps(peaks))
"""


def peaks(statements):
    """Bytes at the peak so far after each statement, everything that is loaded included."""
    ran = subprocess.run(
        [sys.executable, "-c", RUN, json.dumps(statements)], capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)
