# Small exponential.
def _check(epsilon):
    if epsilon < 0:
        raise ValueError(f"ε must be at least 0, not {epsilon}")
    return epsilon


def flip_probability(epsilon):
    rare = np.exp(-float(_check(epsilon)))
    return rare / (1 + rare)
