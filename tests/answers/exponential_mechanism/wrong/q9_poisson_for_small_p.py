# For p below 1/20 the number of wrong bits is taken to be Poisson. Input: n 20, epsilon 8, t 1.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    first = math.ceil(r)
    if p < 0.05:
        m = n * p
        return p, r, math.fsum(math.exp(-m) * m**j / math.factorial(j) for j in range(first, n + 1))
    return p, r, sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(first, n + 1))
