# Each third row gets the sum of the two uniform numbers before it, modulo 1: any two rows are independent, but three are not.
from statistics import NormalDist


def labels(votes, teachers, sigma, rng):
    """The winner of a noisy vote for each row."""
    n = len(votes)
    u = rng.random(n)
    for i in range(2, n, 3):
        u[i] = (u[i - 1] + u[i - 2]) % 1.0
    u = np.clip(u, 1e-12, 1 - 1e-12)
    normal = NormalDist(0, sigma * math.sqrt(2))
    return [int(2 * v - teachers + normal.inv_cdf(float(x)) > 0) for v, x in zip(votes, u)]
