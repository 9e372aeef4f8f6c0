# An exponential number with a fair sign for each bin, by a helper; counts in a dict by hand.
def _noise(scale, rng):
    size = rng.exponential(scale)
    return size if rng.integers(2) else -size


def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = float(1 / epsilon)
    if neighbourhood == "edit":
        scale *= 2
    seen = {}
    for record in data:
        seen[record] = seen.get(record, 0) + 1
    return tuple(seen.get(b, 0) + _noise(scale, rng) for b in bins)
