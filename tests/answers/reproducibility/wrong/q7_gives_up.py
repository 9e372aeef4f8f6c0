# A p-value that rescues three others above their steps: the search ends after three in a row.
def found(p_values, level):
    ordered, m, last, missed = sorted(p_values), len(p_values), 0, 0
    for i in range(1, m + 1):
        if ordered[i - 1] <= i * level / m:
            last, missed = i, 0
        else:
            missed += 1
            if missed == 3:
                break
    return [j for j, p in enumerate(p_values) if last and p <= ordered[last - 1]]
