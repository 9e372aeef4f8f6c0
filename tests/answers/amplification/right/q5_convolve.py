# Numpy's convolution.
def count_chances(ones, zeros, p):
    chances = np.ones(1)
    for q in [1 - float(p)] * ones + [float(p)] * zeros:
        chances = np.convolve(chances, [1 - q, q])
    return chances
