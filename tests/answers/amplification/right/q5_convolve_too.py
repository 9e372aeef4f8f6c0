# Another way: convolve.
def count_chances(ones, zeros, p):
    chances = np.array([1.0])
    for i in range(ones + zeros):
        q = float(1 - p if i < ones else p)
        chances = np.convolve(chances, [1 - q, q])
    return chances
