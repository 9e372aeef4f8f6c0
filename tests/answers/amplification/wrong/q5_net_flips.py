# Flips of ones and zeros are taken to come from one binomial of all people, shifted by the number of ones.
def count_chances(ones, zeros, p):
    n = ones + zeros
    out = [0] * (n + 1)
    for f in range(n + 1):
        out[abs(ones - f)] += math.comb(n, f) * p**f * (1 - p) ** (n - f)
    return out
