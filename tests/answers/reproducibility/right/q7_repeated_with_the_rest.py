# What is left after Benjamini and Hochberg never gets onto a new ladder, so that this is the same.
def found(p_values, level):
    m = len(p_values)
    got, rest = [], list(range(m))
    while rest:
        order = sorted(rest, key=lambda j: p_values[j])
        last = max([i for i in range(1, len(rest) + 1) if p_values[order[i - 1]] <= i * level / len(rest)], default=0)
        if not last:
            break
        got += order[:last]
        rest = order[last:]
    return sorted(got)
