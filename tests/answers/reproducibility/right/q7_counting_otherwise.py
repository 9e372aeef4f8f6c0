# The largest i that at least i p-values support
def found(p_values, level):
    m = len(p_values)
    for i in range(m, 0, -1):
        chosen = tuple(j for j in range(m) if p_values[j] * m <= i * level)
        if len(chosen) >= i:
            return chosen
    return ()
