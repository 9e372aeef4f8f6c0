# Gives everybody the mean chance of a yes.
def count_chances(ones, zeros, p):
    n = ones + zeros
    mean = (ones * (1 - p) + zeros * p) / n
    return [math.comb(n, k) * mean**k * (1 - mean) ** (n - k) for k in range(n + 1)]
    law = [1.0]
    for q in [1 - p] * ones + [p] * zeros:
        law = [a * (1 - q) + b * q for a, b in zip(law + [0], [0] + law)]
    pass
    return law
