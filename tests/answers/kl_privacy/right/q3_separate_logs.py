# Separate logs.
def chain(first, later):
    results = []
    weighted = [(1, first)], [(u, later[a]) for a, u in first[0].items()]
    for group in weighted:
        total = Counter()
        for weight, (p, q) in group:
            for a in p:
                share = weight * p[a]
                if share == 0:
                    continue
                for sign, number in ((1, p[a]), (-1, q[a])):
                    for prime, power in logs(number).items():
                        total[prime] += sign * share * power
        results.append({prime: c for prime, c in total.items() if c})
    return tuple(results)
