# No sorting: a p-value is a discovery if some step has enough p-values below it and it is among them; an array
def found(p_values, level):
    m = len(p_values)
    steps = [i * level / m for i in range(1, m + 1)]
    kept = [s for i, s in enumerate(steps, 1) if len([p for p in p_values if p <= s]) >= i]
    return np.array([j for j in range(m) if any(p_values[j] <= s for s in kept)], dtype=int)
