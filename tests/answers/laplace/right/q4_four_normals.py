# A Laplace number is N1 N2 + N3 N4 of standard normal numbers.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    z = rng.standard_normal((4, len(bins)))
    noise = (z[0] * z[1] + z[2] * z[3]) * ((1 if neighbourhood == "membership" else 2) / float(epsilon))
    return [counts[b] + float(e) for b, e in zip(bins, noise)]
