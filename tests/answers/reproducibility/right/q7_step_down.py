# Goes down from the largest p-value.
def found(p_values, level):
    m = len(p_values)
    order = sorted(range(m), key=lambda j: p_values[j])
    for i in range(m, 0, -1):
        if p_values[order[i - 1]] * m <= i * level:
            limit = p_values[order[i - 1]]
            return [j for j in range(m) if p_values[j] <= limit]
    return []
