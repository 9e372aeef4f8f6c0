# Only 256 ways to cut are tried, enough for nine people and not for twelve. Input: [0, 1, 1, 1, 1, 2, 2, 2, 2, 3], k 1: loss 2 for 0.
def anonymise(ages, k):
    people = sorted(range(len(ages)), key=ages.__getitem__)
    best = None
    for mask in range(min(256, 2 ** (len(ages) - 1))):
        parts = [[people[0]]]
        for bit, person in enumerate(people[1:]):
            if mask >> bit & 1:
                parts.append([])
            parts[-1].append(person)
        if min(map(len, parts)) < k:
            continue
        loss = sum(len(p) * (ages[p[-1]] - ages[p[0]]) for p in parts)
        if best is None or loss < best[0]:
            best = (loss, parts)
    where = {i: (ages[p[0]], ages[p[-1]]) for p in best[1] for i in p}
    return [where[i] for i in range(len(ages))]
