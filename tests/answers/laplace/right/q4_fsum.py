# An exponential number by the inverse, with a coin.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    out = []
    for b in bins:
        sign = 1 if rng.integers(0, 2) else -1
        out.append(counts[b] - sign * scale * math.log(1 - rng.random()))
    return out
