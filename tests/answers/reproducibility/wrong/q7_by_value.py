# Finds each discovery by its value: of equal ones always the first.
def found(p_values, level):
    s, m = sorted(p_values), len(p_values)
    good = [i for i in range(1, m + 1) if s[i - 1] <= i * level / m]
    return sorted(p_values.index(p) for p in s[: good[-1]]) if good else []
