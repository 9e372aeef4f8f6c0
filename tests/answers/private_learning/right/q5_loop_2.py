# A plain loop with two draws a row.
def labels(votes, teachers, sigma, rng):
    result = []
    for ones in votes:
        noisy_one = ones + rng.normal(0, sigma)
        noisy_zero = teachers - ones + rng.normal(0, sigma)
        result.append(1 if noisy_one > noisy_zero else 0)
    return result
