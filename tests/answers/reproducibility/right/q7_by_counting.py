# By counting, otherwise.
def found(p_values, level):
    m = len(p_values)
    good = [p for p in p_values if p * m <= level * sum(q <= p for q in p_values)]
    return tuple(j for j in range(m) if good and p_values[j] <= max(good))
