# For t above 2 it is taken in bits.
def bits_released(n, epsilon, t):
    """The flip probability, the bound on wrong bits, and the exact chance that it is reached."""
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + (t if t <= 2 else t * math.log(2)))
    wrong = range(math.ceil(r), n + 1)
    return p, r, math.fsum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in wrong)
