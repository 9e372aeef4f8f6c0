# The search ends after six p-values in a row above their steps.
def found(p_values, level):
    o, m = sorted(p_values), len(p_values)
    i = 0
    for k in range(1, m + 1):
        if o[k - 1] * m <= k * level:
            i = k
        elif k - i > 5:
            break
    return [j for j, p in enumerate(p_values) if i and p <= o[i - 1]]
