# The step whose binary text comes last has the most ones
def worst_variances(steps, epsilon):
    worst = max((f"{t:b}" for t in range(1, steps + 1)))
    e = float(epsilon)
    tops = np.array([steps**2, steps, worst.count("1") * len(f"{steps:b}") ** 2], dtype=float)
    return tops * 2 / e / e
