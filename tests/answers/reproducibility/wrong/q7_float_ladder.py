# Puts the ladder up in floats.
def found(p_values, level):
    s, m = sorted(p_values), len(p_values)
    good = [i for i in range(1, m + 1) if float(s[i - 1]) <= float(level) * i / m]
    return [j for j, p in enumerate(p_values) if good and p <= s[good[-1] - 1]]
