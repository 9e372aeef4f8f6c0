# By from the oldest down.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: (-ages[i], i))

    def best(left):  # people order[:left] are still to be told
        if not left:
            return 0, []
        found = None
        for size in range(k, left + 1):
            if left - size and left - size < k:
                continue
            loss, parts = best(left - size)
            block = order[left - size : left]
            loss += size * (ages[block[0]] - ages[block[-1]])
            if found is None or loss < found[0]:
                found = loss, parts + [block]
        return found

    told = list(ages)
    for block in best(n)[1]:
        for i in block:
            told[i] = ages[block[-1]], ages[block[0]]
    return told
