# The largest p-value is peeled off until the rest fits
def found(p_values, level):
    rest = list(range(len(p_values)))
    while rest and max(p_values[j] for j in rest) * len(p_values) > len(rest) * level:
        worst = max(rest, key=lambda j: p_values[j])
        rest.remove(worst)
    return rest
