# An exponential number with a fair sign.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    signs = rng.choice([-1, 1], size=len(bins))
    sizes = rng.exponential(scale, size=len(bins))
    counts = Counter(data)
    return [counts[b] + s * z for b, s, z in zip(bins, signs, sizes)]
