# Inverse of the distribution function, bins drawn from last to first.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    s = (2 if neighbourhood == "edit" else 1) / epsilon
    counts, out = Counter(data), {}
    for b in reversed(bins):
        u = rng.uniform(-1, 1)
        out[b] = counts[b] - s * math.copysign(math.log1p(-min(abs(u), 1 - 2**-53)), -u) * -1
    return [out[b] for b in bins]
