# Sorts the places as text, so that 10 comes before 2.
def found(p_values, level):
    m = len(p_values)
    order = sorted(range(m), key=lambda j: p_values[j])
    i = max([i for i in range(1, m + 1) if p_values[order[i - 1]] <= i * level / m], default=0)
    return sorted(order[:i], key=str)
