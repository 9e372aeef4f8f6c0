# Noisy counts below 0 are set to 0, and a tie goes to 0.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    ones = np.maximum(0, v + rng.normal(scale=sigma, size=len(votes)))
    zeros = np.maximum(0, teachers - v + rng.normal(scale=sigma, size=len(votes)))
    return (ones > zeros).astype(int).tolist()
