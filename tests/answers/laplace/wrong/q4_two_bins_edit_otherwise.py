# With two bins thinks one number fixes the other, and halves the noise under edit.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    moves = 1 if neighbourhood == "membership" or len(bins) == 2 else 2
    return [data.count(b) + rng.laplace(scale=moves / epsilon) for b in bins]
