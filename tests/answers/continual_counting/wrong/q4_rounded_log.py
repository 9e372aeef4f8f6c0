# Rounds the logarithm to the nearest number.
def tree_counter(stream, epsilon, rng):
    lam = (round(math.log2(len(stream))) + 1) / epsilon
    a = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        a.append(a[t - b] + sum(stream[t - b : t]) + rng.laplace(0, lam))
    return a[1:]
