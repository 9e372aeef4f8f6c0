# With e^-ε, which never overflows.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("ε must be at least 0")
    return math.exp(-epsilon) / (1 + math.exp(-epsilon))
