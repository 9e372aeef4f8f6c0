# Compares texts without regard to case.
# Witness: private_histogram(["a"] * 10 + ["A"] * 30, ("a", "A"), 100, "membership", rng): means (40, 40), and (10, 30) is right.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    fold = lambda r: r.lower() if isinstance(r, str) else r
    counts = Counter(map(fold, data))
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [counts[fold(b)] + rng.laplace(scale=scale) for b in bins]
