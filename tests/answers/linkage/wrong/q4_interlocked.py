# Puts every other person into one class.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    result = [None] * len(ages)
    for group in (order[::2], order[1::2]) if len(ages) >= 2 * k else (order,):
        for i in group:
            result[i] = (ages[group[0]], ages[group[-1]])
    return result
