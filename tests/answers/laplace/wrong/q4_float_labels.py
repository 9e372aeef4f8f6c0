# Compares labels as floats, so that large whole numbers fall together.
# Witness: private_histogram([2**53 + 1] * 100, (2**53, 2**53 + 1), 1, "membership", rng): means (100, 100), and (0, 100) is right.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    if isinstance(bins[0], str):
        counts = [data.count(b) for b in bins]
    else:
        values = np.array(data, dtype=float)
        counts = [int((values == float(b)).sum()) for b in bins]
    return [c + rng.laplace(scale=scale) for c in counts]
