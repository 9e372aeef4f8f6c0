# Ranks without sorting: how many are at most as large.
def found(p_values, level):
    m = len(p_values)
    good = [p for p in p_values if p * m <= level * sum(q <= p for q in p_values)]
    if not good:
        return []
    return [j for j in range(m) if p_values[j] <= max(good)]
