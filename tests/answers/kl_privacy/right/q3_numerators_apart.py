# Adds logarithms of numerators and of denominators apart.
def chain(first, later):
    parts = []
    terms = [(first[0][a], first[0][a], first[1][a]) for a in first[0]]
    more = [(first[0][a] * v, v, later[a][1][b]) for a in first[0] for b, v in later[a][0].items()]
    for some in (terms, more):
        total = {}
        for weight, u, v in some:
            if weight:
                for sign, x in ((1, u), (-1, v)):
                    for prime, power in logs(x).items():
                        total[prime] = total.get(prime, 0) + sign * weight * power
        parts.append(total)
    return tuple(parts)
