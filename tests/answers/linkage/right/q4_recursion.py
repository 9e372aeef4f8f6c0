# Cuts off the first class and asks the same of the rest.
def anonymise(ages, k):
    order = np.argsort(ages, kind="stable").tolist()
    sorted_ages = [ages[i] for i in order]
    known = {len(ages): (0, [])}

    def rest(begin):
        if begin not in known:
            ways = []
            for end in range(begin + k, len(ages) + 1):
                low, high = sorted_ages[begin], sorted_ages[end - 1]
                loss, after = rest(end)
                ways.append(
                    (loss + (high - low) * (end - begin), [(low, high)] * (end - begin) + after)
                )
            known[begin] = min(ways) if ways else (math.inf, [])
        return known[begin]

    result = dict(zip(order, rest(0)[1]))
    return [result[i] for i in range(len(ages))]
