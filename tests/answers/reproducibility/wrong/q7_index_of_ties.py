# Index finds the first of equal p-values each time: [0, 0] at 1/20 gives [0, 0].
def found(p_values, level):
    m, ordered = len(p_values), sorted(p_values)
    best = max([i for i in range(1, m + 1) if ordered[i - 1] <= i * level / m], default=0)
    return sorted([p_values.index(p) for p in ordered[:best]])
