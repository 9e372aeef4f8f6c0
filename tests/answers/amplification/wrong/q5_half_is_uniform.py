# At p = 1/2 nothing is learned, and so all counts are taken as equally likely.
def count_chances(ones, zeros, p):
    n = ones + zeros
    if p == 0.5:
        return [1 / (n + 1)] * (n + 1)
    chances = np.array([1.0])
    for q in [1 - p] * ones + [p] * zeros:
        chances = np.convolve(chances, [1 - q, q])
    return chances.tolist()
