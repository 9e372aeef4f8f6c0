# The argument changes: the list of p-values is sorted, the places are taken from a copy.
def found(p_values, level):
    places, m = list(p_values), len(p_values)
    p_values.sort()
    below = [i for i in range(1, m + 1) if p_values[i - 1] <= i * level / m]
    if not below:
        return []
    return [j for j, p in enumerate(places) if p <= p_values[below[-1] - 1]]
