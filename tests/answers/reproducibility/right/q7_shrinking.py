# Shrinking, otherwise.
def found(p_values, level):
    m = len(p_values)
    n = m
    while n:
        chosen = [j for j in range(m) if p_values[j] <= n * level / m]
        if len(chosen) >= n:
            return chosen
        n -= 1
    return []
