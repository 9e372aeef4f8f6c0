# The number of ones of every step by a recursion over halves, with numpy.
def worst_variances(steps, epsilon):
    ones = np.zeros(1, dtype=int)
    while len(ones) <= steps:
        ones = np.concatenate([ones, ones + 1])
    levels = int(np.floor(np.log2(steps))) + 1
    scale = np.array([steps, 1.0, levels]) / float(epsilon)
    noises = np.array([1, steps, ones[: steps + 1].max()])
    return 2 * scale**2 * noises
