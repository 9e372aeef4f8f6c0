# Adds up the width once a class, not once a person.
def anonymise(ages, k):
    """An interval for each person: each shared by at least k, with the least total width."""
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    best = [(0, [])]  # for the first people: the least loss, and the intervals that have it
    for end in range(1, len(ages) + 1):
        high, choices = ages[order[end - 1]], []
        for begin in range(end - k + 1):
            low = ages[order[begin]]
            loss, intervals = best[begin]
            size = end - begin
            choices.append((loss + (high - low), [*intervals, *[(low, high)] * size]))
        best.append(min(choices, default=(math.inf, [])))
    result = dict(zip(order, best[-1][1]))
    return [result[i] for i in range(len(ages))]
