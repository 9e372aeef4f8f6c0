"""A release takes memory in proportion to what is released, and little more than its answer."""

import pytest
from peak import peaks

SETUP = (
    "import numpy as np, dpedu as dp; rng = np.random.default_rng(1); {}; m.release({}, rng=rng)"
)
SIZES = (10**5, 10**6, 10**7)


@pytest.mark.parametrize(
    ("make", "data", "most"),
    [
        ("m = dp.Laplace(epsilon=1, sensitivity=1)", "np.zeros({})", 40),
        ("m = dp.DiscreteLaplace(epsilon=1, sensitivity=1)", "np.zeros({}, dtype=int)", 60),
        (
            "m = dp.mechanisms.DiscreteStaircase(epsilon=1, sensitivity=9)",
            "np.zeros({}, dtype=int)",
            60,
        ),
        ("m = dp.RandomisedResponse(flip_probability=0.25)", "np.zeros({}, dtype=int)", 40),
    ],
)
def test_memory_is_linear(make, data, most):
    first = SETUP.format(make, data.format(1000))
    lines = [first, *(f"m.release({data.format(size)}, rng=rng)" for size in SIZES)]
    found = [
        peak for _, peak in sorted(peaks(lines).items(), key=lambda pair: lines.index(pair[0]))
    ]
    used = [peak - found[0] for peak in found[1:]]
    # Bytes a value, input and answer among them, and what the allocator keeps.
    for size, bytes_used in zip(SIZES, used, strict=True):
        assert bytes_used <= most * size + 20_000_000
    assert used[2] <= 12 * used[1] + 20_000_000
