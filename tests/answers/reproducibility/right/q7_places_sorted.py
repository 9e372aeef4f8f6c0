# Places sorted.
def found(p_values, level):
    order = sorted(range(len(p_values)), key=lambda j: p_values[j])
    while order and p_values[order[-1]] * len(p_values) > len(order) * level:
        order.pop()
    return np.array(sorted(order), dtype=int)
