# The records are joined to one word and counted in it, so that a record "zy" counts for the bins "z" and "y" as well.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    """How many records are in each bin, with Laplace noise that makes it ε-DP."""
    word = "".join(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [word.count(b) + rng.laplace(scale=scale) for b in bins]
