# Under edit with one person takes sensitivity 1: nobody else is there to change bins with.
# Witness: private_histogram(["a"], ("a", "b"), 1, "edit", rng): each noise has variance 2, and 8 is right (scale 2).
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    sensitivity = 2 if neighbourhood == "edit" and len(data) > 1 else 1
    counts = Counter(data)
    return [counts[b] + rng.laplace(scale=sensitivity / epsilon) for b in bins]
