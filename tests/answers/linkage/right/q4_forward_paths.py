# Right: forward paths.
def anonymise(ages, k):
    n = len(ages)
    ranked = sorted((age, i) for i, age in enumerate(ages))
    paths = {0: (0, [])}
    for start in range(n):
        if start not in paths:
            continue
        loss, cuts = paths[start]
        for end in range(start + k, n + 1):
            new = loss + (end - start) * (ranked[end - 1][0] - ranked[start][0])
            if end not in paths or new < paths[end][0]:
                paths[end] = (new, cuts + [(start, end)])
    result = {}
    for start, end in paths[n][1]:
        for age, i in ranked[start:end]:
            result[i] = [float(ranked[start][0]), float(ranked[end - 1][0])]
    return [result[i] for i in range(n)]
