# Wrong for equal p-values: index finds the first place twice.
def found(p_values, level):
    m = len(p_values)
    ordered = sorted(p_values)
    last = max([i for i in range(1, m + 1) if ordered[i - 1] <= i * level / m], default=0)
    return sorted(p_values.index(p) for p in ordered[:last])
