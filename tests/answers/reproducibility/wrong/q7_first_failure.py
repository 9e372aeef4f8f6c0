# Stops at the first p-value above its step.
def found(p_values, level):
    m, good = len(p_values), []
    for i, p in enumerate(sorted(p_values), start=1):
        if p > i * level / m:
            break
        good.append(p)
    return [j for j, p in enumerate(p_values) if good and p <= good[-1]]
