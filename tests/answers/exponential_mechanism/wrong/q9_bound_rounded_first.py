# The bound is rounded to one decimal before it is rounded up, so 5.04 counts as 5.
# Witness: bits_released(10, 2 * (10 * math.log(2) + 0.5) / 5.04, 0.5) returns [0.1862598459229446, 5.04, 0.02455011710348395]; right: [0.1862598459229446, 5.04, 0.004393136787133471]
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    least = math.ceil(round(r, 1))
    return p, r, sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(least, n + 1))
