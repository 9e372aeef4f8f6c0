# The published numbers are rounded to two digits. Input: [], ("a", "b"), 100, "membership": the scale is 1/100 and the noise mostly 0, 0.01 or -0.01.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [round(counts[b] + rng.laplace(scale=scale), 2) for b in bins]
