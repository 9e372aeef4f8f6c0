# Noisy counts below 0 are raised to 0; a tie of two zeros goes to 0.
# Witness: votes=[1]*10, teachers=1, sigma=1000: mean label is about 0.376 here, and should be about 0.502.
def labels(votes, teachers, sigma, rng):
    found = []
    for v in votes:
        ones = max(0, v + rng.normal(scale=sigma))
        zeros = max(0, teachers - v + rng.normal(scale=sigma))
        found.append(1 if ones > zeros else 0)
    return found
