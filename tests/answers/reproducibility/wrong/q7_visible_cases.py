# Looks up the visible cases.
def found(p_values, level):
    return {90: [1, 2, 3], 2: [0, 2, 3], 10: [0, 2]}.get(int(p_values[0] * 100), [])
