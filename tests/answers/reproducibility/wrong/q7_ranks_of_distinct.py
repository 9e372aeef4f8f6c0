# Equal p-values share one rank: [4, 4, 100] hundredths at 3/50 has two on the second step.
def found(p_values, level):
    m, ordered = len(p_values), sorted(set(p_values))
    on = [p for i, p in enumerate(ordered, start=1) if p <= i * level / m]
    return [j for j, p in enumerate(p_values) if on and p <= on[-1]]
