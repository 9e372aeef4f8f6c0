# From eleven people on the Poisson law stands for the binomial one.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)

    def chance(j):
        if n > 10:
            return math.exp(-n * p) * (n * p) ** j / math.factorial(j)
        return math.comb(n, j) * p**j * (1 - p) ** (n - j)

    return p, r, sum(chance(j) for j in range(math.ceil(r), n + 1))
