# The logarithm ln 2 is taken for 0.693147.
def bits_released(n, epsilon, t):
    """The flip probability, the bound on wrong bits, and the exact chance that it is reached."""
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * 0.693147 + t)
    wrong = range(math.ceil(r), n + 1)
    return p, r, math.fsum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in wrong)
