# Wrong for many people: each probability is rounded to six decimals.
def count_chances(ones, zeros, p):
    chances = np.array([1.0])
    for q in [1 - p] * ones + [p] * zeros:
        chances = np.convolve(chances, [1 - q, q])
    return [round(float(v), 6) for v in chances]
