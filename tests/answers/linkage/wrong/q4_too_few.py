# Leaves too few in the last class.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    result = [None] * len(ages)
    for start in range(0, len(ages), k):
        group = order[start : start + k]
        for i in group:
            result[i] = (ages[group[0]], ages[group[-1]])
    return result
