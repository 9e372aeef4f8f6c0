# Sorts the list that was handed in, after its copy is made.
def found(p_values, level):
    m, before = len(p_values), list(p_values)
    p_values.sort()
    i = max([i for i in range(1, m + 1) if p_values[i - 1] <= i * level / m], default=0)
    return [j for j, p in enumerate(before) if i and p <= p_values[i - 1]]
