"""How much memory statements take: a process of their own, watched by the operating system."""

import json
import subprocess
import sys

RUN = """
import json, resource, sys
names, peaks = {}, {}
for line in json.loads(sys.argv[1]):
    exec(line, names)
    peaks[line] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(json.dumps(peaks))
"""


def peaks(statements):
    """Bytes at the peak so far after each statement, everything that is loaded included."""
    ran = subprocess.run(
        [sys.executable, "-c", RUN, json.dumps(statements)], capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    unit = 1 if sys.platform == "darwin" else 1024
    return {line: peak * unit for line, peak in json.loads(ran.stdout).items()}
