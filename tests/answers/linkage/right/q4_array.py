# Fills an array with a row for each person.
def anonymise(ages, k):
    order = np.argsort(ages, kind="stable")
    values = np.array(ages)[order]

    def best(start):
        if start == len(values):
            return 0, []
        found = math.inf, []
        for end in range(start + k, len(values) + 1):
            rest, cuts = best(end)
            loss = (end - start) * (values[end - 1] - values[start]) + rest
            found = min(found, (loss, [(start, end), *cuts]))
        return found

    told = np.zeros((len(values), 2))
    for start, end in best(0)[1]:
        told[order[start:end]] = values[start], values[end - 1]
    return told
