# Numpy convolve.
def count_chances(ones, zeros, p):
    p = float(p)
    chances = np.ones(1)
    for person in range(ones + zeros):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    return chances.tolist()
