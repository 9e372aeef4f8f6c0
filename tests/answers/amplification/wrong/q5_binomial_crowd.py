# Six people or more, ones and zeros: a binomial with the mean chance is taken.
def count_chances(ones, zeros, p):
    n = ones + zeros
    if n >= 6:
        q = (ones * (1 - p) + zeros * p) / n
        return [math.comb(n, k) * q**k * (1 - q) ** (n - k) for k in range(n + 1)]
    chances = [1]
    for q in [1 - p] * ones + [p] * zeros:
        chances = [a * (1 - q) + b * q for a, b in zip([*chances, 0], [0, *chances])]
    return chances
