# Knows that no class needs 2k people or more.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=ages.__getitem__)
    best = {0: (0, ())}
    for j in range(k, n + 1):
        ways = []
        for i in range(max(0, j - 2 * k + 1), j - k + 1):
            if i in best:
                width = ages[order[j - 1]] - ages[order[i]]
                ways.append((best[i][0] + width * (j - i), (*best[i][1], (i, j))))
        if ways:
            best[j] = min(ways)
    answer = [None] * n
    for i, j in best[n][1]:
        for place in order[i:j]:
            answer[place] = (ages[order[i]], ages[order[j - 1]])
    return answer
