# Counts in sorted order.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = {b: 0 for b in sorted(bins)}
    for r in data:
        counts[r] += 1
    return [c + rng.laplace(scale=scale) for c in counts.values()]
