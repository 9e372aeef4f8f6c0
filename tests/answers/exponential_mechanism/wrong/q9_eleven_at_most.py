# At most eleven bits are counted.
def bits_released(n, epsilon, t):
    """The flip probability, the bound on wrong bits, and the exact chance that it is reached."""
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    wrong = range(math.ceil(r), min(n, 11) + 1)
    return p, r, math.fsum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in wrong)
