# Each second bin takes back the noise of the one before.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    out, last = [], None
    for i, b in enumerate(bins):
        last = -last if i % 2 else rng.laplace(scale=scale)
        out.append(counts[b] + last)
    return out
