# Gives up after three p-values above their steps in a row; a later one may rescue them.
def found(p_values, level):
    m, ordered = len(p_values), sorted(p_values)
    best, above = 0, 0
    for i, p in enumerate(ordered, start=1):
        if p <= i * level / m:
            best, above = i, 0
        else:
            above += 1
            if above == 3:
                break
    return [j for j, p in enumerate(p_values) if best and p <= ordered[best - 1]]
