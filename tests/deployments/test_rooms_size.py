"""What the rooms of chapters 15, 16, 18 and 19 take: at the size they teach at, below 1 GiB."""

import subprocess
import sys

from peak import peaks

LINES = [
    "import numpy as np",
    "from dpedu import data",
    "from dpedu.deployments import *",
    "rng = np.random.default_rng(1)",
    "rappor = Rappor(bits=64, hashes=2, cohorts=32)",
    "words = [f'site {i % 200}' for i in range(5 * 10**4)]",
    "counted = rappor.tally(rappor.release(words, rng=rng))",
    "rappor.decode(counted, [f'site {i}' for i in range(300)]); del words, counted",
    "sketch = CountMeanSketch.from_epsilon(4, items=10**5, hashes=64, width=1024)",
    "sketch.add_up(sketch.release(rng.integers(10**5, size=5 * 10**4), rng=rng))",
    "mean = OneBitMean.from_epsilon(1, largest=24)",
    "mean.enrol(10**5, step=4, rng=rng).report(np.full(10**5, 9.0), rng=rng)",
    "census = TopDown(rho=1, delta=1e-10, neighbourhood='edit')",
    "census.release(rng.integers(0, 100, (1_000, 20)), rng=rng)",
    "keys = rng.integers(10**4, size=10**6)",
    "ElasticJoinCount(epsilon=1, delta=1e-6, neighbourhood='edit').release((keys, keys), rng=rng)",
    "descend(Messages(data.messages(500, rng=rng)), steps=2, learning_rate=0.05)",
]


def test_teaching_sizes_fit_in_a_gibibyte():
    found = peaks(LINES)
    assert max(found.values()) < 2**30, found


def test_loading_the_rooms_loads_numpy_only():
    code = (
        "import sys, dpedu as dp; dp.adaptive, dp.bayes, dp.deployments; "
        "print(sorted({'pandas', 'scipy', 'sklearn'} & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
