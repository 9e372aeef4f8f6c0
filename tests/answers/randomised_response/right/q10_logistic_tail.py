# The logistic form, e**-ε / (1 + e**-ε).
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("a negative epsilon cannot be kept")
    rare = math.exp(-epsilon)
    return rare / (1 + rare)
