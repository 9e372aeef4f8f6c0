# Counts the bins in the order of the alphabet.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    c = Counter(data)
    return [c[b] + rng.laplace(scale=scale) for b in sorted(bins, key=lambda b: (len(b), b))]
