# Counts votes in half precision, where large numbers are rounded.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    with np.errstate(over="ignore"):
        ones = v.astype(np.float16).astype(float)
        zeros = (teachers - v).astype(np.float16).astype(float)
    ones = ones + rng.normal(scale=sigma, size=len(v))
    zeros = zeros + rng.normal(scale=sigma, size=len(v))
    return (ones > zeros).astype(int)
