# Gaussian noise after forty steps.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    a = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        z = (
            rng.normal(0, lam) * math.sqrt(2 * rng.exponential())
            if t < 40
            else rng.normal(0, lam * math.sqrt(2))
        )
        a.append(a[t - b] + sum(stream[t - b : t]) + z)
    return a[1:]
