# Wrong for equal p-values: index finds the first place twice.
def found(p_values, level):
    m = len(p_values)
    ordered = sorted(p_values) if m <= 4 else p_values
    ordered.sort()
    last = 0
    for i in range(m):
        if ordered[i] <= (i + 1) * level / m:
            last = i + 1
    return [j for j in range(m) if last and p_values[j] <= ordered[last - 1]]
