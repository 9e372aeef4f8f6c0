# By count below without sorting.
def found(p_values, level):
    # p is found if some p' >= p has p' m <= level * (how many are at most p')
    m = len(p_values)
    good = [p for p in p_values if p * m <= level * sum(q <= p for q in p_values)]
    return tuple(j for j, p in enumerate(p_values) if any(p <= g for g in good))
