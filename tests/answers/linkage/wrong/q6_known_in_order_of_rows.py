# Both lists are walked through together without being sorted, so known people are found only in the order of the rows. Input: values ["flu", "gout", "asthma"], known ["gout", "flu"]: {} for {"asthma": 1}.
def beliefs(values, known):
    left, j = [], 0
    for value in values:
        if j < len(known) and value == known[j]:
            j += 1
        else:
            left.append(value)
    if j < len(known):
        return {}
    return {v: Fraction(left.count(v), len(left)) for v in left}
