# An epsilon above 10 is taken for 10, so that epsilon = 100 has ten times the noise that it takes.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / min(epsilon, 10)
    return [counts[b] + z for b, z in zip(bins, rng.laplace(0, scale, len(bins)))]
