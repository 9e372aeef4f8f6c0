# For more than 20 people the number of wrong bits is taken to be Poisson.
# Witness: bits_released(40, 4, 0) returns [0.11920292202211755, 13.862943611198906, 0.000443206095549387]; right: [0.11920292202211755, 13.862943611198906, 0.0001296815340891102]
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    wrong = range(math.ceil(r), n + 1)
    if n > 20:
        mean = n * p
        return p, r, sum(math.exp(-mean) * mean**j / math.factorial(j) for j in wrong)
    return p, r, sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in wrong)
