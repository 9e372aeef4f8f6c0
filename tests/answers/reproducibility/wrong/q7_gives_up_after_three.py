# The climb is given up after three steps in a row that fail.
def found(p_values, level):
    m, ordered = len(p_values), sorted(p_values)
    best = failed = 0
    for i, p in enumerate(ordered, 1):
        if p <= i * level / m:
            best, failed = i, 0
        else:
            failed += 1
            if failed == 3:
                break
    return [j for j, p in enumerate(p_values) if best and p <= ordered[best - 1]]
